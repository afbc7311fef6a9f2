"""The CUDA devices of the machine that builds, asked through the driver.

nvcc's own `-arch=native` builds for something else, with a warning, where there is no device (D12).
"""

from __future__ import annotations

import ctypes

_MAJOR, _MINOR = 75, 76  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, _MINOR


def architectures() -> tuple[str, ...]:
    """`sm_90` and its like, each once, in the driver's order; empty without a driver or a device."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return ()
    count = ctypes.c_int()
    if cuda.cuInit(0) or cuda.cuDeviceGetCount(ctypes.byref(count)):
        return ()
    found: list[str] = []
    for ordinal in range(count.value):
        device, major, minor = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
        if (
            cuda.cuDeviceGet(ctypes.byref(device), ordinal)
            or cuda.cuDeviceGetAttribute(ctypes.byref(major), _MAJOR, device)
            or cuda.cuDeviceGetAttribute(ctypes.byref(minor), _MINOR, device)
        ):
            continue
        name = f"sm_{major.value}{minor.value}"
        if name not in found:
            found.append(name)
    return tuple(found)

"""The backend of cuda_cpu and metal_cpu, on hand-made kernels."""

from __future__ import annotations

import pytest

CASES = ["dense", "elsewhere", "gaps", "threads", "alias", "strides", "absent", "assumed_size", "sums", "scratch"]


@pytest.mark.parametrize("case", [*CASES, "gaps_in_use"])
@pytest.mark.parametrize("memory", ["shared", "separate"])
def test_results(cpu, case: str, memory: str) -> None:
    run = cpu(case, GPUOFFLOAD_MEMORY=memory, GPUOFFLOAD_THREADS="3")
    assert run.ok, run.err


def test_shared_memory_moves_nothing(cpu) -> None:
    run = cpu("dense")
    assert run.stats == {
        "launches": 8,
        "bytes_in": 0,
        "bytes_out": 0,
        "waits": 8,
        "loops": {"test.f90:20": 2, "test.f90:10": 6},
    }


def test_separate_memory_moves_what_is_read_and_written(cpu) -> None:
    run = cpu("dense", GPUOFFLOAD_MEMORY="separate")
    elements = 101000
    assert run.stats["bytes_in"] == 3 * 2 * 8 * elements  # x and y, three times; the definite y of the fill stays
    assert run.stats["bytes_out"] == (3 + 1) * 8 * elements


def test_memory_that_the_link_chose(builder, run) -> None:
    program = builder.program("loops", "cuda_cpu", "-DGPUO_DEFAULT_MEMORY=separate")
    assert run(program, "dense").stats["bytes_in"] > 0
    assert run(program, "dense", GPUOFFLOAD_MEMORY="shared").stats["bytes_in"] == 0


@pytest.mark.parametrize("case", ["missing_read", "missing_write"])
def test_a_missing_transfer_shows_in_separate_memory(cpu, case: str) -> None:
    assert cpu(case, GPUOFFLOAD_MEMORY="shared").ok
    wrong = cpu(case, GPUOFFLOAD_MEMORY="separate")
    assert wrong.code == 99
    assert "not true: y[i] ==" in wrong.err


def test_guard_pages(cpu) -> None:
    assert cpu("overrun", GPUOFFLOAD_MEMORY="shared").ok
    assert cpu("overrun", GPUOFFLOAD_MEMORY="separate").code == -11


def test_reductions_do_not_depend_on_the_number_of_threads(cpu) -> None:
    first, *others = [cpu("sums", GPUOFFLOAD_THREADS=n) for n in ("1", "2", "7")]
    assert first.ok
    assert len(first.out.splitlines()) == 2
    assert [run.out for run in others] == [first.out, first.out]


def test_error_stop_is_left_to_the_launcher(cpu) -> None:
    run = cpu("error_stop")
    assert (run.code, run.err) == (7, "")


def test_run_time_error(cpu) -> None:
    run = cpu("run_time_error")
    assert run.code == 7
    assert run.err == "callee.f90:77: run-time error: Array 'x' is not allocated [loop at test.f90:70 in m::p]\n"


def test_statistics_at_exit_and_without_launches(cpu) -> None:
    assert cpu("exit").stats["launches"] == 4
    assert cpu("nothing").stats == {"launches": 0, "bytes_in": 0, "bytes_out": 0, "waits": 0, "loops": {}}


def test_statistics_name_takes_the_process_number(cpu, tmp_path) -> None:
    assert cpu("exit", GPUOFFLOAD_STATS=str(tmp_path / "s%p.json")).stats is None
    assert len([p for p in tmp_path.iterdir() if p.name.startswith("s") and p.name != "stats.json"]) == 1


def test_notify(cpu) -> None:
    launches = cpu("gaps", GPUOFFLOAD_NOTIFY="1", GPUOFFLOAD_MEMORY="separate").err.splitlines()
    assert launches[0] == (
        "gpuoffload: launch file=test.f90 line=10 procedure=m::p iterations=3000 threads=3000"
        " bytes_in=48000 bytes_out=24000"
    )
    assert len(launches) == 2
    transfers = cpu("gaps", GPUOFFLOAD_NOTIFY="2", GPUOFFLOAD_MEMORY="separate").err.splitlines()
    assert "gpuoffload: copy out file=test.f90 line=10 variable=a(2::3) bytes=24000 packed" in transfers
    assert not [line for line in transfers if "launch" in line]
    assert len(cpu("gaps", GPUOFFLOAD_NOTIFY="3", GPUOFFLOAD_MEMORY="separate").err.splitlines()) == 2 + len(transfers)


@pytest.mark.parametrize(
    ("name", "value"),
    [("MEMORY", "device"), ("NOTIFY", "4"), ("NOTIFY", "yes"), ("THREADS", "0"), ("THREADS", "two"), ("DEVICE", "-1")],
)
def test_bad_setting(cpu, name: str, value: str) -> None:
    run = cpu("dense", **{f"GPUOFFLOAD_{name}": value})
    assert run.code == 1
    assert run.err.startswith(f"gpuoffload: error: GPUOFFLOAD_{name}={value}: it takes ")
    assert run.err.count("\n") == 1


def test_unknown_setting_warns_once(cpu) -> None:
    run = cpu("dense", GPUOFFLOAD_MEMROY="shared")
    assert run.ok
    assert run.err.count("\n") == 1
    assert "GPUOFFLOAD_MEMROY is not known" in run.err


@pytest.mark.parametrize("memory", ["shared", "separate"])
def test_fork(cpu, memory: str) -> None:
    run = cpu("fork", GPUOFFLOAD_MEMORY=memory, GPUOFFLOAD_THREADS="2")
    assert run.ok, run.err
    assert run.out.endswith("child 0\nok\n")
    assert run.stats["launches"] == 8  # the child has no say in it


def test_stale_device_code(cpu) -> None:
    run = cpu("stale")
    assert run.code == 1
    assert run.err == (
        "test.f90:10:3: error: the device code of lib::f in prog is older than the procedure in liblib.so: relink prog"
        " [loop in m::p]\n"
    )


def test_a_kernel_that_is_not_there(cpu) -> None:
    run = cpu("no_kernel")
    assert run.code == 1
    assert run.err.startswith("test.f90:80:3: error: kernel nowhere is not in the device code of test.f90")


def test_objects_of_another_target(cpu) -> None:
    run = cpu("other_target")
    assert run.code == 1
    assert "built for --gpu=cuda, linked with the runtime of --gpu=cuda_cpu: rebuild test.f90" in run.err


@pytest.mark.parametrize("memory", ["shared", "separate"])
@pytest.mark.parametrize("sanitizer", ["address,undefined", "thread"])
@pytest.mark.slow
def test_sanitizers(sanitized, sanitizer: str, memory: str) -> None:
    for case in ("dense", "gaps", "strides", "alias", "sums"):
        run = sanitized(sanitizer, case, GPUOFFLOAD_MEMORY=memory, GPUOFFLOAD_THREADS="3")
        assert run.ok, run.err

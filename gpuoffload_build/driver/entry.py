"""The file that the sh scripts run: `python -I -S entry.py KIND ARGUMENTS`.

Small, because it is compiled anew at each start; without site, so the package's folder joins the path here, behind
the standard library. It ends without the interpreter's clean-up, which would cost as much as all of our imports.
"""

import os
import sys

sys.path.append(__file__.rpartition("/gpuoffload_build/")[0])

from gpuoffload_build.driver.main import main

status = main(sys.argv[1], sys.argv[2:])
sys.stdout.flush()
sys.stderr.flush()
os._exit(status)

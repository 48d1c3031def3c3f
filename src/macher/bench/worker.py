"""One round of measuring in a process of its own, for one form of the rules: prints one JSON object.

MACHER_PURE=1 python -m macher.bench.worker '{"cases": [["2019", 4, 4]], "tasks": ["play"], "seconds": 0.1}'
"""

from __future__ import annotations

import json
import sys
from typing import Any

from macher.bench.tasks import TASKS, Case, calibrate
from macher.compiled import is_compiled


def measure(order: dict[str, Any]) -> dict[str, Any]:
    """All tasks with all cases, calibrated before and after."""
    before = calibrate()
    rates = []
    for words in order["cases"]:
        case = Case(*words)
        for task in order["tasks"]:
            count, seconds = TASKS[task](case, order["seconds"])
            rates.append([*case, task, count / seconds])
    return {"compiled": is_compiled(), "calibration": (before + calibrate()) / 2, "rates": rates}


if __name__ == "__main__":
    print(json.dumps(measure(json.loads(sys.argv[1]))))

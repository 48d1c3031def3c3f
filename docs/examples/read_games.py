"""Reads what `macher simulate --parquet FOLDER` wrote, without the program: `python read_games.py FOLDER`."""

import json
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq

folder = Path(sys.argv[1])
about = json.loads((folder / "about.json").read_text(encoding="utf-8"))
decisions = pq.read_table(folder / "decisions", columns=["game", "seat", "features"])
results = pq.read_table(folder / "results", columns=["game", "seat", "score"])
score = {(row["game"], row["seat"]): row["score"] for row in results.to_pylist()}
numbers = decisions["features"].combine_chunks().flatten().to_numpy().reshape(len(decisions), -1)
rows = (numbers / np.array(about["scales"])).astype(np.float32)
games, seats = decisions["game"].to_pylist(), decisions["seat"].to_pylist()
gains = np.array([score[key] for key in zip(games, seats, strict=True)])
base = rows[:, about["features"].index("seat0.base")]
print(rows.shape, "features; party base and final score correlate by", round(np.corrcoef(base, gains)[0, 1], 2))

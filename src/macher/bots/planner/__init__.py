"""The planner: a readable expert of hand-written judgement, in units of victory points."""

from macher.bots.planner.planner import Planner

__all__ = ["Planner"]

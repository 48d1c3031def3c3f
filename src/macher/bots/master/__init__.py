"""The master: root search over the planner's options, in imagined worlds."""

"""The planner's judgement of the 2006 edition: what everything is worth in victory points, and what follows from it."""

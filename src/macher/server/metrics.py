"""What is measured: counters and times for `/metrics`, of this process.

With several workers each answers with its own numbers and its process id as the label `worker`; see docs/hosting.md.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

REGISTRY: Final = CollectorRegistry()
TIMES: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

REQUESTS: Final = Counter("macher_requests", "HTTP requests", ("method", "status"), registry=REGISTRY)
REQUEST_TIME: Final = Histogram("macher_request_seconds", "Time of an HTTP request", buckets=TIMES, registry=REGISTRY)
TURNS: Final = Counter("macher_turns", "Turns that were stored", ("by",), registry=REGISTRY)
CONFLICTS: Final = Counter("macher_conflicts", "Turns for which another worker was first", registry=REGISTRY)
PUSH_TIME: Final = Histogram(
    "macher_push_seconds", "From a turn's arrival to the queues of all sockets", buckets=TIMES, registry=REGISTRY
)
SOCKETS: Final = Gauge("macher_sockets", "Open sockets", registry=REGISTRY, multiprocess_mode="livesum")
DROPPED: Final = Counter("macher_dropped_connections", "Waiting connections that made room", registry=REGISTRY)
ROOMS: Final = Gauge("macher_rooms", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")
SLOW: Final = Counter("macher_slow_sockets", "Sockets closed because they did not keep up", registry=REGISTRY)
BOT_TURN_TIME: Final = Histogram(  # never of single decisions: how many a turn took may be hidden
    "macher_bot_turn_seconds", "A bot's whole turn, in slots", buckets=TIMES, registry=REGISTRY
)
BOT_FAILURES: Final = Counter("macher_bot_failures", "Bots that crashed or hung", registry=REGISTRY)
ProcessCollector(registry=REGISTRY)


def exposition() -> bytes:
    """All numbers in the text format of Prometheus: of all workers if they share a folder, else of this process."""
    import os

    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        shared = CollectorRegistry()
        MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
        return generate_latest(shared)
    return generate_latest(REGISTRY)

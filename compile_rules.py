"""Compile the rules with mypyc: `python compile_rules.py`, with mypy and a C compiler at hand.

What comes of it lies under `build/compiled` and is found there by `macher.compiled`, as long as the sources and the
interpreter stay what they are. `python3 run.py compile` calls this with a Python that has mypy; building a wheel
(`hatch_build.py`) uses `compile_into`.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))

from macher import compiled  # noqa: E402 - from these sources, installed or not

KEPT_FOLDERS = 4  # of other sources and interpreters: whoever goes back and forth does not compile each time

# What runs in a process of its own: mypyc takes the folder it is called in for the root of all modules.
SCRIPT = """
import os
import sys
from setuptools import setup
from mypyc.build import mypycify

library, optimise, *modules = sys.argv[1:]
group = library.removesuffix("__mypyc")
made = mypycify(modules, opt_level=optimise, debug_level="0", group_name=group, target_dir="c")
for extension in made:
    if "-Werror" in extension.extra_compile_args:  # a compiler of the family of gcc
        extension.extra_compile_args.remove("-Werror")
        # What stays inside the library may be inlined: a tenth of the speed.
        extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
        # And what is called in Python itself is called without a detour through a table of jumps.
        extension.extra_compile_args += ["-fno-plt"]
        # Nobody reads warnings about code that mypyc wrote, and looking for them takes gcc three minutes of four.
        extension.extra_compile_args += ["-Wno-all", "-w"]
command = ["-q", "build_ext", "-j", str(os.cpu_count() or 1), "-b", "made", "-t", "objects"]
setup(name="macher-rules", ext_modules=made, packages=[], script_args=command)
"""


class CannotCompile(Exception):
    """There is no compiled form, and why."""


def has_compiler() -> bool:
    """Whether a C compiler is here. On Windows setuptools finds one or not: nobody can say before."""
    if sys.platform == "win32":
        return True
    named = os.environ.get("CC", "").split()
    return any(shutil.which(name) for name in named[:1] or ("cc", "gcc", "clang"))


def due() -> bool:
    """Whether there is something to compile and something to do it with, and it has not failed on these sources."""
    if compiled.pure_wanted() or not has_compiler():
        return False
    name = compiled.digest()
    return not (compiled.KEPT / name).is_dir() and not (compiled.KEPT / f"{name}.failed").exists()


def lay_out(desk: Path) -> Path:
    """Put what is compiled on a desk, and what it imports; returns the package.

    Not the bots that plan: with them mypy would look for all that they use, which nobody compiles.
    """
    package = desk / "macher"
    planner = package / "bots" / "planner"
    (package / "bots").mkdir(parents=True)
    shutil.copy(SOURCE / "macher" / "bots" / "bot.py", package / "bots")
    for room, left in (("rules", ()), ("bots/planner", ("planner.py",))):
        ignored = shutil.ignore_patterns("__pycache__", *left)
        shutil.copytree(SOURCE / "macher" / room, package / room, ignore=ignored)
    for folder in (package, package / "bots", planner):
        (folder / "__init__.py").write_text("", encoding="utf-8")
    return package


def compile_into(target: Path, optimise: str = "3") -> list[Path]:
    """Compile the rules into a folder that is laid out like `src`; returns the files, relative to it."""
    if not has_compiler():
        raise CannotCompile("there is no C compiler")
    with tempfile.TemporaryDirectory(prefix="macher-compile-") as name:
        desk = Path(name)
        modules = [str(path.relative_to(desk)) for path in compiled.compilable(lay_out(desk))]
        command = [sys.executable, "-c", SCRIPT, compiled.LIBRARY, optimise, *modules]
        done = subprocess.run(command, cwd=desk, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CannotCompile("\n".join((done.stdout + done.stderr).strip().splitlines()[-8:]))
        shutil.copytree(desk / "made", target, dirs_exist_ok=True)
    return sorted(path.relative_to(target) for path in target.rglob("*") if path.is_file())


def compile_for_checkout(optimise: str = "3", kept: Path | None = None) -> Path:
    """Compile what lies here now, once, however many ask for it at the same time; returns the finished folder."""
    kept = kept or compiled.KEPT
    folder = kept / compiled.digest()
    if folder.is_dir():
        return folder
    kept.mkdir(parents=True, exist_ok=True)
    with alone(kept):
        folder = kept / compiled.digest()  # somebody else may have made it meanwhile, or changed a source
        if not folder.is_dir():
            unfinished = Path(tempfile.mkdtemp(prefix="unfinished-", dir=kept))
            try:
                files = compile_into(unfinished, optimise)
                if compiled.digest() != folder.name:
                    raise CannotCompile("the sources changed meanwhile")
                lines = [f"{(unfinished / file).stat().st_size} {file.as_posix()}\n" for file in files]
                (unfinished / compiled.INVENTORY).write_text("".join(lines), encoding="utf-8")
                unfinished.rename(folder)
            finally:
                shutil.rmtree(unfinished, ignore_errors=True)
        clear_away(folder)
    return folder


def clear_away(newest: Path) -> None:
    """Drop what is older than the last few, and what was left unfinished by a process that was killed."""
    others = [path for path in newest.parent.iterdir() if path.is_dir() and path != newest]
    finished = sorted(
        (path for path in others if (path / compiled.INVENTORY).exists()), key=lambda p: p.stat().st_mtime
    )
    for path in others:
        if path not in finished[-KEPT_FOLDERS:]:
            shutil.rmtree(path, ignore_errors=True)


@contextlib.contextmanager
def alone(kept: Path) -> Iterator[None]:
    """Let one process at a time compile. On Windows two may; the second finds that it was too late."""
    with (kept / "lock").open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    """Compile, and say what became of it."""
    began = time.perf_counter()
    try:
        folder = compile_for_checkout()
    except (CannotCompile, OSError) as error:
        with contextlib.suppress(OSError):
            (compiled.KEPT / f"{compiled.digest()}.failed").write_text(f"{error}\n", encoding="utf-8")
        print(f"The rules are not compiled, and run as pure Python: {error}", file=sys.stderr)
        return 1
    print(f"The rules are compiled ({time.perf_counter() - began:.0f} s): {folder.relative_to(ROOT)}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())

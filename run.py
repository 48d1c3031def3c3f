"""Play or test Macher from a fresh checkout, with nothing installed but Python.

    python3 run.py play [...]   play in the browser; --terminal plays here
    python3 run.py test [...]   run all checks, --thorough in full; further arguments go to pytest
    python3 run.py test --mutate   do the tests notice faults in the rules? Not part of the other checks
    python3 run.py compile      compile the rules, several times as fast, where there is a C compiler
    python3 run.py VERB [...]   any other verb of the macher command: serve, arena, simulate, replay, cards, rules

Verbs that play many games begin to compile by themselves, aside, for the next time; MACHER_PURE=1 does without.

The first start makes `.venv` beside this file and installs the locked packages into it; later starts find it ready.
`python3 run.py play --help` shows the options of a verb.
"""

# Standard library only, and only syntax that older Pythons can read: they must get as far as the message below.

import contextlib
import glob
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 - the one place where an older Python can arrive
    sys.exit("Macher needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info[:2]))
if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "macher-stamp"  # written last: a .venv without it is not finished
SCRIPTS = "Scripts" if os.name == "nt" else "bin"

PLAYER, DEVELOPER = "run", "dev"  # named as the files in requirements/; the second holds all of the first
INTERRUPTED = 130

COMPILER = ROOT / "build" / "compiler"  # an environment with mypy, where .venv is a player's
COMPILED = ROOT / "build" / "compiled"
GAIN_BY_COMPILING = ("arena", "serve", "simulate", "train")


def main(args: list[str]) -> int:
    """Do what the first argument says and return the exit code."""
    if not args or args[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    try:
        if args[0] == "test":
            prepare(DEVELOPER)
            if "--mutate" in args:
                return run([program("python"), "-m", "tests.mutation", *(one for one in args[1:] if one != "--mutate")])
            equip()
            equip_page()
            return check(args[1:])
        prepare(PLAYER)
        if args[0] == "compile":
            return compile_rules()
        if args[0] == "bench" and is_due():
            compile_rules()  # before anything is measured, not beside it
        if args[0] in GAIN_BY_COMPILING:
            compile_aside()
        hand_over([program("macher"), *args])
    except KeyboardInterrupt:
        tell("\nInterrupted.")
        return INTERRUPTED


# --- the virtual environment ----------------------------------------------------------------------------------------


class Installer(NamedTuple):
    """A tool that makes `.venv` and fills it: the beginnings of its two commands."""

    make: list[str]
    install: list[str]


def installers(venv: Path = VENV) -> list[Installer]:
    """The tools this machine has, the faster first."""
    python = program("python", venv)
    venv_and_pip = Installer(
        make=[sys.executable, "-m", "venv", str(venv)],
        install=[python, "-m", "pip", "install", "-qq", "--disable-pip-version-check"],
    )
    uv = shutil.which("uv")
    if uv is None:
        return [venv_and_pip]
    with_uv = Installer(
        make=[uv, "venv", "--quiet", "--python", sys.executable, str(venv)],
        install=[uv, "pip", "install", "--quiet", "--python", python],
    )
    return [with_uv, venv_and_pip]


def prepare(packages: str) -> None:
    """Make sure that `.venv` holds these packages as the project asks for them now."""
    if ready(packages):
        return
    with alone(ROOT / ".venv.lock"):
        if not ready(packages):  # another process may have done it while this one waited
            install(packages)


def install(packages: str) -> None:
    """Build `.venv` anew: the locked versions, or else any that pyproject.toml allows."""
    tell("Setting up .venv. This happens once and takes up to a minute.")
    started = time.perf_counter()
    wanted = digest()  # as it was when the work began
    tools = installers()
    for as_locked in (True, False):
        for tool in list(tools):
            if not make(tool):
                tools.remove(tool)
            elif fill(tool, packages, as_locked):
                STAMP.write_text(f"{wanted} {packages}\n", encoding="utf-8")
                tell(f"Ready after {time.perf_counter() - started:.0f} s.\n")
                return
        if not tools:
            sys.exit(
                f"No virtual environment could be made in {VENV}.\n"
                "Python's venv and ensurepip modules are needed (Debian, Ubuntu: apt install python3-venv), or else uv."
            )
        if as_locked:
            tell(
                "WARNING: the locked versions could not be installed here (see above).\n"
                "Trying whatever versions pyproject.toml allows; they may behave differently."
            )
    sys.exit("Macher could not be installed; the messages above say why. Is there a network connection?")


def make(tool: Installer) -> bool:
    """Make an empty `.venv` in place of whatever is there."""
    try:
        if VENV.exists():
            shutil.rmtree(VENV)
    except OSError as error:
        sys.exit(f"Cannot renew {VENV}: {error}\nIs a game still running from it? Close it and try again.")
    return run_aside(tool.make) == 0


def fill(tool: Installer, packages: str, as_locked: bool) -> bool:
    """Install the packages and the project itself."""
    if as_locked:
        steps = [
            ["--require-hashes", "-r", str(locked(packages))],
            ["--no-deps", "--no-build-isolation", "-e", str(ROOT)],  # hatchling came with the locked packages
        ]
    else:
        steps = [["-e", f"{ROOT}[dev]" if packages == DEVELOPER else str(ROOT)]]
    return all(run_aside([*tool.install, *step]) == 0 for step in steps)


def ready(packages: str) -> bool:
    """Whether `.venv` is finished, up to date, and holds at least these packages."""
    try:
        known, held = STAMP.read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return False
    return known == digest() and held in (packages, DEVELOPER) and Path(program("python")).exists()


def digest() -> str:
    """A hash of all that `.venv` depends on. The place counts too: a copied `.venv` still runs the original."""
    found = hashlib.sha256(f"{sys.version} {sys.platform} {ROOT}".encode())
    for path in (ROOT / "pyproject.toml", *(locked(packages) for packages in (PLAYER, DEVELOPER))):
        found.update(path.read_bytes())
    return found.hexdigest()


@contextlib.contextmanager
def alone(file: Path) -> Iterator[None]:
    """Let one process at a time build `.venv`. Windows goes without: it refuses to remove files in use anyway."""
    with file.open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def locked(packages: str) -> Path:
    """The file that says which versions, by their hashes."""
    return ROOT / "requirements" / f"{packages}.txt"


def program(name: str, venv: Path = VENV) -> str:
    """The path of a program inside `.venv`, or inside another environment."""
    return str(venv / SCRIPTS / (f"{name}.exe" if os.name == "nt" else name))


# --- compiled rules -------------------------------------------------------------------------------------------------


def compile_aside() -> None:
    """Begin to compile the rules beside a verb that gains by it: that one runs them as they are, the next one compiled.

    Nothing happens without a C compiler, if it is done already, or if it has failed on these very sources.
    """
    if not is_due():
        return
    tell("The rules are being compiled in the background: the next start will be faster. See build/compiled/log.")
    COMPILED.mkdir(parents=True, exist_ok=True)
    with (COMPILED / "log").open("w") as log:
        subprocess.Popen(
            [sys.executable, str(ROOT / "run.py"), "compile"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=None if sys.platform == "win32" else be_gentle,  # noqa: PLW1509 - there are no threads
        )


def be_gentle() -> None:
    """Leave the processor to whoever plays."""
    if sys.platform != "win32":
        os.nice(10)


def is_due() -> bool:
    """Whether the rules could be compiled and are not."""
    sys.path.insert(0, str(ROOT))
    from compile_rules import due

    return due()


def compile_rules() -> int:
    """Compile the rules, with mypy from the developers' `.venv` or from an environment that only this needs."""
    sys.path.insert(0, str(ROOT))
    from compile_rules import has_compiler

    if not has_compiler():
        tell("There is no C compiler here. The rules run as pure Python: everything works, only slower.")
        return 1
    if ready(DEVELOPER):
        return run_aside([program("python"), str(ROOT / "compile_rules.py")])
    COMPILER.parent.mkdir(exist_ok=True)
    with alone(ROOT / "build" / "compiler.lock"):
        stamp = COMPILER / "macher-stamp"
        wanted = hashlib.sha256(f"{sys.version} {ROOT}".encode() + locked("compile").read_bytes()).hexdigest()
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
            shutil.rmtree(COMPILER, ignore_errors=True)
            for tool in installers(COMPILER):
                install = [*tool.install, "--require-hashes", "-r", str(locked("compile"))]
                if run_aside(tool.make) == 0 and run_aside(install) == 0:
                    break
            else:
                tell("mypy, which compiles the rules, could not be installed; see above. They run as pure Python.")
                return 1
            stamp.write_text(wanted, encoding="utf-8")
    return run_aside([program("python", COMPILER), str(ROOT / "compile_rules.py")])


# --- what the checks need beside Python -----------------------------------------------------------------------------

DEBIAN = {  # package: a file that it brings
    "chromium-headless-shell": "/usr/bin/chromium-headless-shell",  # `chromium` does as well, at twice the cost
    "fonts-noto-core": "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "postgresql": "/usr/lib/postgresql/*/bin/initdb",
}


def equip() -> None:
    """Install the browser, its font and the database server that tests drive, where this machine allows it."""
    missing = [package for package, proof in DEBIAN.items() if not glob.glob(proof)]
    if not missing:
        return
    names = " ".join(missing)
    if sys.platform == "win32" or shutil.which("apt-get") is None or os.geteuid() != 0:
        tell(f"Tests that need these Debian packages will be skipped or slow: {names} (root could install them).")
        return
    tell(f"Installing for the tests: {names}")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *missing]
    if run_aside(["apt-get", "update", "-qq"]) != 0 or run_aside(install) != 0:
        tell(f"Could not install {names}; see above.")


def equip_page() -> None:
    """Install the packages that build and check the browser's page, where Node is; tests that need them say if not."""
    page = ROOT / "src" / "macher" / "web"
    stamp = page / "node_modules" / ".package-lock.json"  # npm writes it last
    lock = page / "package-lock.json"
    npm = shutil.which("npm")
    if npm is None or (stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime):
        return
    tell("Installing the packages of the page")
    if run_aside([npm, "ci", "--silent", "--no-audit", "--no-fund", "--prefix", str(page)]) != 0:
        tell("Could not install them; tests that build the page will be skipped (or fail, where CI is set).")


# --- the checks -----------------------------------------------------------------------------------------------------


def check(pytest_args: list[str]) -> int:
    """Run every check, whatever the others say, and sum up."""
    # Hundreds of processes import the same sources: each would compile them again where no bytecode may be kept.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    codes: list[int] = []
    summary: list[str] = []

    def sum_up(name: str, code: int, took: str) -> None:
        codes.append(code)
        summary.append(f"{name:<12} {'passed' if code == 0 else f'FAILED ({code})':<12} {took}")

    def watched(name: str, command: list[str]) -> None:
        say(f"\n=== {name} ===")
        started = time.perf_counter()
        code = run(command)
        sum_up(name, code, f"{time.perf_counter() - started:6.1f} s")

    watched("ruff check", [program("ruff"), "check", "."])
    watched("ruff format", [program("ruff"), "format", "--check", "."])
    with tempfile.TemporaryFile() as found, contextlib.ExitStack() as beside:
        # mypy keeps one core busy, and so does compiling the rules; the tests leave some of both cores free.
        mypy = beside.enter_context(subprocess.Popen([program("mypy")], cwd=ROOT, stdout=found, stderr=found))
        if not pytest_args:  # tests that need the compiled rules wait for them; if this fails, they say so
            beside.enter_context(subprocess.Popen([program("python"), "-m", "tests.compiling"], cwd=ROOT))
        watched("pytest", [program("pytest"), "-n", "auto", *pytest_args])
        say("\n=== mypy ===")
        sum_up("mypy", mypy.wait(), "beside pytest")
        found.seek(0)
        say(found.read().decode(errors="replace").rstrip())
    say("\n=== summary ===")
    say("\n".join(summary))
    return 1 if any(codes) else 0


# --- running other programs -----------------------------------------------------------------------------------------


def run(command: list[str]) -> int:
    """Run a check in the project's folder and return its exit code. It may answer Ctrl-C in its own way first."""
    with subprocess.Popen(command, cwd=ROOT) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.wait()
            raise


def run_aside(command: list[str]) -> int:
    """Run an installer: it asks nothing, and leaves standard output to the verb that follows.

    It has a session of its own, so that Ctrl-C ends it and its children from here, without their tracebacks.
    """
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=sys.stderr, start_new_session=True
    ) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            if sys.platform == "win32":
                process.terminate()
            else:
                with contextlib.suppress(ProcessLookupError):  # it ended in this very moment
                    os.killpg(process.pid, signal.SIGTERM)
            process.wait()
            raise


def hand_over(command: list[str]) -> NoReturn:
    """Become the command: its exit code, its signals, the caller's folder. It is told how it was called."""
    os.environ["MACHER_COMMAND"] = f"{Path(sys.executable).name} {sys.argv[0]}"
    if os.name != "nt":
        os.execv(command[0], command)
    with subprocess.Popen(command) as process:
        while process.poll() is None:
            with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is the command's to answer
                process.wait()
    sys.exit(process.returncode)


def say(text: str) -> None:
    """Print at once, so that our lines and those of the programs we run stay in order."""
    print(text, flush=True)


def tell(text: str) -> None:
    """Say it aside: what a verb prints (a record, a table) may be on its way into a file."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

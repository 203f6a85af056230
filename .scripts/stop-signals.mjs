import { readFileSync } from 'node:fs';

const WATCH_MS = 500;

/**
 * Calls `stop` once at the first signal to end: by Ctrl-C, SIGTERM or a closed terminal,
 * or when npm, its parent, has exited. npm passes signals only to the shell in between, which
 * exits without this process.
 */
export function onStop(stop) {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    clearInterval(watch);
    stop();
  };
  const started = listAncestors();
  const watch = setInterval(() => {
    if (listAncestors().join() !== started.join()) once();
  }, WATCH_MS);
  watch.unref();
  if (process.env.npm_lifecycle_event === undefined) clearInterval(watch);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once);
}

/** Returns the parent process and, if readable, its parent: npm's shell, and npm. */
function listAncestors() {
  const parents = [process.ppid];
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    // The name in parentheses may contain anything; state and parent follow.
    parents.push(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  } catch {
    // Not Linux: shells of other systems replace themselves by the command.
  }
  return parents;
}

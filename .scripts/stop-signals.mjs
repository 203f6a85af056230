import { readFileSync } from 'node:fs';

const WATCH_MS = 500;

/**
 * Calls `stop` once when this process is told to end: by Ctrl-C, SIGTERM or a closed terminal, or
 * because npm, which started it, is gone. npm passes a signal on to the shell between them alone,
 * and that shell ends without us.
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

/** This process's parent and, where it can be read, the one above: the shell of npm, and npm. */
function listAncestors() {
  const parents = [process.ppid];
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    // The name in brackets may hold anything; what follows it is state and parent.
    parents.push(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  } catch {
    // Not Linux: the shells of other systems become the command they run.
  }
  return parents;
}

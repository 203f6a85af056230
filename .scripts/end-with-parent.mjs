/**
 * Imported before a service: ends it when its parent process exits, which closes the channel
 * between them. Sends SIGTERM first, so that work in progress finishes.
 */
const GRACE_MS = 15_000;

process.once('disconnect', () => {
  setTimeout(() => end('SIGKILL'), GRACE_MS).unref();
  end('SIGTERM');
});
// The listener must not keep a service alive.
process.channel?.unref();

/** Signals the whole group, which a service leads (supervise.mjs). */
function end(signal) {
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, signal);
}

/**
 * Imported before a service: ends it when the process that started it is gone, which closes the
 * channel between them. SIGTERM first, so that it ends what is under way.
 */
const GRACE_MS = 15_000;

process.once('disconnect', () => {
  setTimeout(() => end('SIGKILL'), GRACE_MS).unref();
  end('SIGTERM');
});
// Listening must not keep a service alive that would end by itself.
process.channel?.unref();

/** The whole group: a service leads its own (supervise.mjs). */
function end(signal) {
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, signal);
}

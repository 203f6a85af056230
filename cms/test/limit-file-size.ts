import { execFileSync } from 'node:child_process';

/**
 * Limits file size of this process to 4096 bytes, like a full disk, until the returned function
 * is called. Linux only.
 */
export function limitFileSize(): () => void {
  // With a handler for this signal, the write fails instead of ending the process.
  const handle = (): void => undefined;
  process.on('SIGXFSZ', handle);
  setLimit(4096);
  return () => {
    setLimit('unlimited');
    process.off('SIGXFSZ', handle);
  };
}

function setLimit(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', [`--pid=${process.pid}`, `--fsize=${bytes}:unlimited`]);
}

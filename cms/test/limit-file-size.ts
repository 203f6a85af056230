import { execFileSync } from 'node:child_process';

/**
 * Lets no file of this process grow above 4096 bytes, as on a full disk, until what it returns is
 * called. Linux only.
 */
export function limitFileSize(): () => void {
  // A process that handles this signal sees a failed write, and is not ended.
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

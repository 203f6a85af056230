import { fork } from 'node:child_process';

/**
 * Runs a script in a process of its own with this one's environment and output; resolves with its
 * exit code, or the signal that ended it. Who ends this process by SIGTERM or SIGINT ends that one
 * first; when this one is killed, the script sees its channel disconnected.
 */
export function runChild(script: string): Promise<number | string> {
  return new Promise((resolve, reject) => {
    // Options of this process, such as what it loads first, are not meant for another.
    const child = fork(script, { execArgv: [] });
    let isStopping = false;
    const stop = (): void => {
      isStopping = true;
      child.kill();
    };
    const stopListening = (): void => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
    child.once('error', (error) => {
      stopListening();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      if (isStopping) process.exit();
      stopListening();
      resolve(code ?? signal ?? 1);
    });
  });
}

import { fork } from 'node:child_process';

/**
 * Runs a script in a child process with this process's environment and output. Resolves with its
 * exit code or signal. SIGTERM and SIGINT are forwarded; if this process is killed, the script
 * sees its channel disconnect.
 */
export function runChild(script: string): Promise<number | string> {
  return new Promise((resolve, reject) => {
    // Node options of this process, such as preloads, are not inherited.
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

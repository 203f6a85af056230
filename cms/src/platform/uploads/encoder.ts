import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { EncodeAnswer, EncodeQuestion } from './encode-process';
import type { PictureVariants } from './make-variants';

const script = path.join(__dirname, 'encode-process.js');
/**
 * Half of the cores, so that one is free for visitors even where priorities do not apply between
 * containers.
 */
const threads = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * Makes variants in a child process of lowest priority: encoding does not block the CMS, and a
 * picture that crashes the process does not crash the CMS. One picture at a time.
 */
export class Encoder {
  #child: ChildProcess | null = null;

  /** Rejects if the picture cannot be read or the process ends. */
  async makeVariants(bytes: Buffer): Promise<PictureVariants> {
    const child = (this.#child ??= this.#start());
    const answer = await ask(child, { bytes });
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.made;
  }

  close(): void {
    this.#child?.kill('SIGKILL');
  }

  #start(): ChildProcess {
    const env = { ...process.env, UV_THREADPOOL_SIZE: String(threads) };
    const child = fork(script, { serialization: 'advanced', execArgv: [], env, detached: true });
    child.once('exit', () => {
      this.#child = null;
    });
    return child;
  }
}

function ask(child: ChildProcess, question: EncodeQuestion): Promise<EncodeAnswer> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: unknown): void => settle(() => resolve(answer as EncodeAnswer));
    const onError = (error: Error): void => settle(() => reject(error));
    const onExit = (code: number | null, signal: string | null): void =>
      settle(() => reject(new Error(`the encoder process exited (${signal ?? code})`)));
    const settle = (end: () => void): void => {
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      end();
    };
    child.once('message', onMessage).once('error', onError).once('exit', onExit);
    child.send(question);
  });
}

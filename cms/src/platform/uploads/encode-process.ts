import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { makeVariants, type PictureVariants } from './make-variants';

export interface EncodeQuestion {
  bytes: Uint8Array;
}

export type EncodeAnswer = { made: PictureVariants } | { failure: string };

// Before sharp starts its threads, which inherit the priority: responses to visitors come first.
const { PRIORITY_LOW } = os.constants.priority;
os.setPriority(PRIORITY_LOW);
// With autogroups, Linux would give this process, which leads a session, an equal share.
try {
  writeFileSync('/proc/self/autogroup', String(PRIORITY_LOW));
} catch {
  // Another operating system, or a sandbox that forbids it.
}

process.on('message', (question: EncodeQuestion) => {
  void encode(question).then((answer) => process.send?.(answer));
});
// The CMS has exited.
process.on('disconnect', () => process.exit());

async function encode({ bytes }: EncodeQuestion): Promise<EncodeAnswer> {
  try {
    return { made: await makeVariants(Buffer.from(bytes)) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

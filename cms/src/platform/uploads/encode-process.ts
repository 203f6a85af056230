import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { makeVariants, type PictureVariants } from './make-variants';

/** A picture whose variants are asked for. */
export interface EncodeQuestion {
  bytes: Uint8Array;
  forBanners: boolean;
}

/** What became of it. */
export type EncodeAnswer = { made: PictureVariants } | { failure: string };

// Before sharp starts its threads, which take it over: whatever answers visitors goes first.
const { PRIORITY_LOW } = os.constants.priority;
os.setPriority(PRIORITY_LOW);
// Linux with autogroups gives every session, and this process leads one, the same share otherwise.
try {
  writeFileSync('/proc/self/autogroup', String(PRIORITY_LOW));
} catch {
  // Another system, or a sandbox that forbids it.
}

process.on('message', (question: EncodeQuestion) => {
  void encode(question).then((answer) => process.send?.(answer));
});
// The CMS has ended.
process.on('disconnect', () => process.exit());

async function encode({ bytes, forBanners }: EncodeQuestion): Promise<EncodeAnswer> {
  try {
    return { made: await makeVariants(Buffer.from(bytes), { forBanners }) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

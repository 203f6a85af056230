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
os.setPriority(os.constants.priority.PRIORITY_LOW);

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

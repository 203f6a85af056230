import { CmsError } from './cms-error';

/** A part of a screen, or that it could not be had (ERR-2). */
export type Part<Value> = { value: Value } | { failed: true };

/** ERR-2: waits for a part of a screen; when the CMS fails at it, the rest stands. */
export async function loadPart<Value>(asked: Promise<Value>): Promise<Part<Value>> {
  try {
    return { value: await asked };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return { failed: true };
  }
}

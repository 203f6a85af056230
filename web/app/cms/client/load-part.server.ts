import { CmsError } from './cms-error';

export type Part<Value> = { value: Value } | { failed: true };

/** Waits for a part of a screen, whose failure must not affect the rest. */
export async function loadPart<Value>(asked: Promise<Value>): Promise<Part<Value>> {
  try {
    return { value: await asked };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return { failed: true };
  }
}

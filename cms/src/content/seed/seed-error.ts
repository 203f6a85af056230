import { PlainError } from '../../platform/process/plain-error';

/** A mistake in the seed; the message names file, record and field. */
export class SeedError extends PlainError {
  override name = 'SeedError';

  constructor(
    readonly file: string,
    readonly field: string,
    problem: string,
  ) {
    super(`${file}: ${field}: ${problem}`);
  }
}

/**
 * An error whose message is a sentence for the person who starts the CMS, printed without a
 * stack.
 */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** An error whose message is a sentence for whoever starts the CMS: its stack would tell them nothing. */
export class PlainError extends Error {
  override name = 'PlainError';
}

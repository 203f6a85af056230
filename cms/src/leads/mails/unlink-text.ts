const joiner = '\u2060';

/**
 * A text that somebody else typed, so that mail programs do not make a link of an address in it: an
 * invisible mark stands behind each sign that addresses are made of.
 */
export function unlinkText(text: string): string {
  return text.replace(/(\S[.:/@])(?=[^\s\d])/g, `$1${joiner}`);
}

/** Whether it can be a person's name and nothing else, so that a mail may greet with it. */
export function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,59}$/u.test(name);
}

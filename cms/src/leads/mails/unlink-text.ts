const joiner = '\u2060';

/**
 * Prevents mail programs from linking addresses in user input: adds an invisible character after
 * each character that addresses consist of.
 */
export function unlinkText(text: string): string {
  return text.replace(/(\S[.:/@])(?=[^\s\d])/g, `$1${joiner}`);
}

/** Reports whether a text can only be a person's name, so that a mail may greet with it. */
export function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,59}$/u.test(name);
}

/** An address that somebody typed as a browser opens it, `https://` in front; null for any other. */
export function buildWebAddress(typed: string): string | null {
  const written = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`;
  if (!/^https?:\/\/[^\s/@:]+\.[^\s/@:.]{2,}(?:[:/?#]\S*)?$/i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}

/** Normalises an address that a visitor typed, adding `https://`; null if it is invalid. */
export function buildWebAddress(typed: string): string | null {
  const written = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`;
  if (!/^https?:\/\/[^\s/@:]+\.[^\s/@:.]{2,}(?:[:/?#]\S*)?$/i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}

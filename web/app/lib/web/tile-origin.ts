/**
 * Where the tiles of an address such as `https://{s}.tiles.example/{z}/{x}/{y}.png` come from, as a
 * policy names it (`https://*.tiles.example`); null for an address no map can be drawn with.
 */
export function tileOrigin(address: string | null | undefined): string | null {
  const match = /^(https?:\/\/)(\{s\}\.)?([a-z0-9.-]+(?::\d+)?)\/[^\s"'<>]*$/i.exec(address ?? '');
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => address?.includes(part));
  if (!match || !isComplete) return null;
  const [, scheme = '', subdomain, host = ''] = match;
  return `${scheme}${subdomain ? '*.' : ''}${host}`.toLowerCase();
}

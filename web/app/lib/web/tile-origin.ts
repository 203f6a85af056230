/**
 * Returns the origin of a tile address such as `https://{s}.tiles.example/{z}/{x}/{y}.png` for the
 * policy (`https://*.tiles.example`); null if the address is not usable.
 */
export function tileOrigin(address: string | null | undefined): string | null {
  const match = /^(https?:\/\/)(\{s\}\.)?([a-z0-9.-]+(?::\d+)?)\/[^\s"'<>]*$/i.exec(address ?? '');
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => address?.includes(part));
  if (!match || !isComplete) return null;
  const [, scheme = '', subdomain, host = ''] = match;
  return `${scheme}${subdomain ? '*.' : ''}${host}`.toLowerCase();
}

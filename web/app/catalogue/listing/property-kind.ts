/** Type of property, which decides the facts that come first. */
export type PropertyKind = 'home' | 'land' | 'shop' | 'garage';

const kinds: Readonly<Record<string, PropertyKind>> = { '4': 'land', '6': 'shop', '7': 'garage' };

/** Returns the kind for the WebID of a main type; a home if unknown. */
export function findPropertyKind(typeId: string | null): PropertyKind {
  return kinds[typeId ?? ''] ?? 'home';
}

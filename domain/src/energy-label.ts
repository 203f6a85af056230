const signs = { plusplus: '++', plus: '+', sub: '-' } as const;

/** Formats a label's code (`a_sub` becomes `A-`); null if invalid. */
export function formatEnergyLabel(code: string | null | undefined): string | null {
  const [, letter, sign] = /^([a-i])(?:_(plusplus|plus|sub))?$/i.exec(code?.trim() ?? '') ?? [];
  if (!letter) return null;
  return letter.toUpperCase() + (sign ? signs[sign.toLowerCase() as keyof typeof signs] : '');
}

/** Parses a label such as `A++` or `b-` to its code; null if invalid. */
export function parseEnergyLabel(text: string | null | undefined): string | null {
  const [, letter, sign] = /^\s*([a-i])\s*(\+\+|\+|[-−–])?\s*$/i.exec(text ?? '') ?? [];
  if (!letter) return null;
  const name = Object.entries(signs).find(([, written]) => written === sign)?.[0];
  return letter.toLowerCase() + (sign ? `_${name ?? 'sub'}` : '');
}

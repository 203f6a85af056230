const signs = { plusplus: '++', plus: '+', sub: '-' } as const;

/** RULE-5: a label's code (`a_sub`) as people write it (`A-`); null for what is no label. */
export function formatEnergyLabel(code: string | null | undefined): string | null {
  const [, letter, sign] = /^([a-i])(?:_(plusplus|plus|sub))?$/i.exec(code?.trim() ?? '') ?? [];
  if (!letter) return null;
  return letter.toUpperCase() + (sign ? signs[sign.toLowerCase() as keyof typeof signs] : '');
}

/** The code of a label as people write it, `A++` or `b-`, or null when it is not one (RULE-5). */
export function parseEnergyLabel(text: string | null | undefined): string | null {
  const [, letter, sign] = /^\s*([a-i])\s*(\+\+|\+|[-−–])?\s*$/i.exec(text ?? '') ?? [];
  if (!letter) return null;
  const name = Object.entries(signs).find(([, written]) => written === sign)?.[0];
  return letter.toLowerCase() + (sign ? `_${name ?? 'sub'}` : '');
}

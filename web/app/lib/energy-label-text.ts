const signs: Readonly<Record<string, string>> = { plusplus: '++', plus: '+', sub: '-' };

/** RULE-5: a label's code (`a_sub`) as people write it (`A-`); null for what is no label. */
export function formatEnergyLabel(code: string | null | undefined): string | null {
  const [, letter, sign = ''] =
    /^([a-i])(?:_(plusplus|plus|sub))?$/i.exec(code?.trim() ?? '') ?? [];
  return letter ? letter.toUpperCase() + (signs[sign.toLowerCase()] ?? '') : null;
}

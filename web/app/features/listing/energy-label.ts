import type { EnergyGroup, EnergyLabelView } from '../../ui/energy-label-view';

const signs: Readonly<Record<string, string>> = { plusplus: '++', plus: '+', sub: '-' };

/** RULE-5: a label's code (`a_sub`) as people write it (`A-`); null for what is no label. */
export function buildEnergyLabel(code: string | null | undefined): EnergyLabelView | null {
  const [, letter, sign = ''] =
    /^([a-i])(?:_(plusplus|plus|sub))?$/i.exec(code?.trim() ?? '') ?? [];
  if (!code || !letter) return null;
  const lower = letter.toLowerCase();
  return {
    code: code.trim().toLowerCase(),
    text: letter.toUpperCase() + (signs[sign.toLowerCase()] ?? ''),
    // Luxembourg's ladder goes on to I; the last colour serves the rest.
    group: (lower > 'g' ? 'g' : lower) as EnergyGroup,
  };
}

import { formatEnergyLabel } from '@agency/domain/energy-label';
import type { EnergyFamily } from '@agency/domain/energy-families';
import type { EnergyLabelView } from '../../../ui/cards/energy-label';

/** RULE-5: a label's code (`a_sub`) as people write it (`A-`); null for what is no label. */
export function buildEnergyLabel(code: string | null | undefined): EnergyLabelView | null {
  const text = formatEnergyLabel(code);
  if (!code || text === null) return null;
  const letter = text.charAt(0).toLowerCase();
  return {
    code: code.trim().toLowerCase(),
    text,
    // Luxembourg's ladder goes on to I; the last colour serves the rest.
    group: (letter > 'g' ? 'g' : letter) as EnergyFamily,
  };
}

import { formatEnergyLabel } from '@agency/domain/energy-label';
import type { EnergyFamily } from '@agency/domain/energy-families';
import type { EnergyLabelView } from '../../../ui/cards/energy-label';

/** Converts a label's code (`a_sub`) to its text (`A-`); null if it is not a label. */
export function buildEnergyLabel(code: string | null | undefined): EnergyLabelView | null {
  const text = formatEnergyLabel(code);
  if (!code || text === null) return null;
  const letter = text.charAt(0).toLowerCase();
  return {
    code: code.trim().toLowerCase(),
    text,
    // Luxembourg's ladder goes up to I; the last colour is used for the rest.
    group: (letter > 'g' ? 'g' : letter) as EnergyFamily,
  };
}

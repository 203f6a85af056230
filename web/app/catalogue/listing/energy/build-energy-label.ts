import { formatEnergyLabel } from '@agency/domain/energy-label';
import type { EnergyFamily } from '@agency/domain/energy-families';
import type { EnergyLabelView } from '../../../ui/cards/energy-label';

/** Formats a label's code (`a_sub` becomes `A-`); null if invalid. */
export function buildEnergyLabel(code: string | null | undefined): EnergyLabelView | null {
  const text = formatEnergyLabel(code);
  if (!code || text === null) return null;
  const letter = text.charAt(0).toLowerCase();
  return {
    code: code.trim().toLowerCase(),
    text,
    // Luxembourg's scale ends at I; the last colour covers the rest.
    group: (letter > 'g' ? 'g' : letter) as EnergyFamily,
  };
}

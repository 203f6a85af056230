import type { AdvertKind } from '../rules/advert-mentions';

/** What an editor calls the field behind each mention: its label in the admin. */
export const GAP_LABELS: Readonly<Record<AdvertKind, string>> = {
  energyLabel: 'Energy use',
  energyFigure: 'Energy use',
  energyTotal: 'Total energy use',
  co2: 'CO2 emission',
  energyCode: 'Energy certificate number',
  pScore: 'P-score',
  gScore: 'G-score',
  permit: 'Building permit',
  destination: 'Planning destination',
  summons: 'Summons',
  preemption: 'Pre-emption right',
  allotment: 'Allotment permit',
  rent: 'Price',
  charges: 'Charges for the tenant',
  waterMeter: 'Individual water meter',
  gasMeter: 'Individual gas meter',
  electricityMeter: 'Individual electricity meter',
};

import { writePlainDate } from './dates';
import type { Listing } from './listing';
import type { ListingRecord } from './record';

const CERTIFICATE_YEARS = 10;

/**
 * Writes the energy certificate as in each region: the value and CO2 in Brussels, the unique code
 * and the yearly total in Wallonia, the number in Flanders, the label text in Luxembourg.
 */
export function writeEnergy(listing: Listing): ListingRecord {
  const { scenario, region } = listing;
  const label = scenario.flags.get('label') ?? '';
  const fresh = scenario.built >= 2022;
  if (scenario.energy === 0) {
    return {
      EnergyPerformance: 0,
      EPCLabelText: label,
      ...(label && fresh ? { ELevel: 'E12', ...writeCertificate(listing) } : {}),
    };
  }
  return {
    EnergyPerformance: scenario.energy,
    EPCLabelText: label,
    ...(region === 'luxembourg' && label ? { ThermalInsulationClass: findThermal(listing) } : {}),
    EnergyTotal: scenario.energy * scenario.living,
    EnergyCO2: region === 'luxembourg' ? 0 : findCarbon(listing),
    ELevel: fresh ? 'E20' : '-',
    ...writeCertificate(listing),
  };
}

/**
 * In new homes the insulation class equals the energy class; in others it is often one class worse.
 */
function findThermal({ scenario, prng }: Listing): string {
  const label = scenario.flags.get('label') ?? '';
  const steps = scenario.built >= 2015 ? 0 : prng('thermal').pick([0, 1, 1]);
  const classes = 'ABCDEFGHI';
  return classes[Math.min(classes.indexOf(label.slice(0, 1)) + steps, classes.length - 1)] ?? label;
}

function findCarbon({ scenario }: Listing): number {
  const perUnit = ['heat-pump', 'district', 'pellets'].includes(scenario.heating)
    ? 0.08
    : scenario.heating === 'electric'
      ? 0.15
      : scenario.heating === 'oil'
        ? 0.25
        : 0.19;
  return Math.max(1, Math.round(scenario.energy * perUnit));
}

function writeCertificate({ region, prng, scenario }: Listing): ListingRecord {
  const random = prng('certificate');
  const year = Math.max(random.int(2019, 2026), Math.min(2026, scenario.renovated));
  const month = random.int(1, year === 2026 ? 10 : 12);
  const day = random.int(1, 28);
  const stamp = `${year}${pad(month)}${pad(day)}`;
  const serial = String(random.int(100000, 999999));
  const expires = Date.UTC(year + CERTIFICATE_YEARS, month - 1, day);
  const numbers = {
    brussels: `${stamp}-0000${serial}-01-${random.int(1, 9)}`,
    wallonia: `${stamp}${serial}`,
    flanders: `${stamp}-000${serial}-RES-${random.int(1, 3)}`,
    luxembourg: `P.${stamp}.${serial}`,
  };
  return {
    EnergyCertificateNumber: numbers[region],
    EnergyCertificateExpiry: `${writePlainDate(expires).slice(0, 10)} 00:00:00`,
  };
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}

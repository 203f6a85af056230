import { instantBefore, writeWrappedDate } from './dates';
import type { Listing } from './listing';
import type { ListingRecord } from './record';
import { CAR_SPACES, PREMISES } from './vocabulary/kinds';

const BRUSSELS_PLANNING = 'https://gis.urban.brussels';

/**
 * Writes what the advert of a sale must state; in Flanders also town planning, floods and asbestos.
 */
export function writeLegal(listing: Listing): ListingRecord {
  const { scenario, region, sale } = listing;
  const brussels = sale && region === 'brussels' ? writeBrusselsPlanning(listing) : {};
  if (CAR_SPACES.includes(scenario.kind)) return brussels;
  return {
    ...writeMeters(listing),
    ...brussels,
    ...(region === 'flanders' ? writeFlemishPlanning(listing) : writePlainPlanning(listing)),
    ...(sale && scenario.kind !== 'land' ? writeCertificates(listing) : {}),
  };
}

function writeFlemishPlanning({ scenario, sale, index, prng }: Listing): ListingRecord {
  const built = scenario.kind !== 'land';
  const score = built ? prng('flood').pick(['A', 'A', 'A', 'B', 'B', 'C']) : 'A';
  return {
    BuildingPermit: built ? 'Vg' : 'Gvg',
    PlanningDestination: scenario.kind === 'villa' ? 'Wp' : 'Wg',
    Summons: 'Gmo',
    PreEmptionRight: index % 5 === 0 ? 'Vkr' : 'Gvkr',
    AllotmentPermit: built ? 'Gvv' : 'Vv',
    JudicialDecision: false,
    FloodZone: score === 'C' ? 'possible' : 'none',
    PScore: score,
    GScore: built ? score : '-',
    ...(sale && built && scenario.built < 2001 ? writeAsbestos(scenario.renovated) : {}),
  };
}

function writeAsbestos(renovated: number): ListingRecord {
  return {
    AsbestosCertificateType: renovated > 2005 ? 'safe' : 'present',
    AsbestosCertificateDate: writeWrappedDate(instantBefore(311, 95)),
  };
}

/** Omits the meters of every ninth home for rent in Brussels, so that staff see the warning. */
function writeMeters({ scenario, region, sale, index, prng }: Listing): ListingRecord {
  if (sale || region !== 'brussels' || PREMISES.includes(scenario.kind) || index % 9 === 4)
    return {};
  return {
    IndividualWaterMeter: prng('meters').int(1, 4) > 1,
    IndividualGasMeter: ['gas-condensing', 'gas-boiler'].includes(scenario.heating),
    IndividualElectricityMeter: true,
  };
}

function writeBrusselsPlanning({ scenario }: Listing): ListingRecord {
  return {
    PlanningDestination: scenario.kind === 'workshop' ? 'Iab' : 'Wg',
    PlanningInformation: BRUSSELS_PLANNING,
  };
}

function writePlainPlanning({ sale, region, index }: Listing): ListingRecord {
  if (!sale || region === 'luxembourg') return {};
  return {
    BuildingPermit: 'Vg',
    PreEmptionRight: index % 9 === 0 ? 'Vkr' : 'Gvkr',
    AllotmentPermit: '-',
    Summons: '-',
    JudicialDecision: false,
    FloodZone: 'none',
  };
}

function writeCertificates({ scenario, region }: Listing): ListingRecord {
  if (region === 'luxembourg') return {};
  const sound = scenario.renovated >= 2005 || scenario.built >= 2000;
  return {
    ElectricityCertificate: sound ? 'compliant' : 'not-compliant',
    GasCertificate: scenario.heating.startsWith('gas-') ? (sound ? 'compliant' : '-') : '-',
  };
}

import type { Listing } from './listing';
import type { ListingRecord } from './record';
import { FLATS, HOUSES, PREMISES, type Kind } from './vocabulary/kinds';

/** Writes areas in m², widths in metres, rooms and years; 0 is unknown. */
export function writeLayout(listing: Listing): ListingRecord {
  const { scenario } = listing;
  if (scenario.kind === 'land') return writeLand(listing);
  const home = isHome(scenario.kind) || scenario.kind === 'income';
  return {
    ...writeSurfaces(listing),
    ...(home ? writeRooms(listing) : {}),
    ...(PREMISES.includes(scenario.kind) ? { NumberOfToilets: scenario.living > 150 ? 2 : 1 } : {}),
    NumberOfGarages: scenario.garages,
    NumberOfParkings: scenario.parkings,
    NumberOfFloors: scenario.floors,
    ...(scenario.floor === null ? {} : { Floor: scenario.floor }),
    Lift: scenario.flags.has('lift'),
    Furnished: scenario.flags.has('furnished'),
    NumberOfFacades: countFacades(scenario.kind, listing.index),
    ConstructionYear: scenario.built,
    RenovationYear: scenario.renovated,
  };
}

/** Reports whether people can live in it; false for income properties. */
export function isHome(kind: Kind): boolean {
  return HOUSES.includes(kind) || FLATS.includes(kind) || kind === 'studio';
}

/** Writes the number of bathrooms of the text; only small flats have a shower room instead. */
function writeRooms({ scenario }: Listing): ListingRecord {
  const hasShowerOnly = scenario.baths === 1 && scenario.living <= 60;
  return {
    NumberOfBedRooms: scenario.beds,
    NumberOfBathRooms: hasShowerOnly ? 0 : scenario.baths,
    NumberOfShowerRooms: hasShowerOnly ? 1 : 0,
    NumberOfToilets: Math.max(1, Math.min(5, Math.floor(scenario.living / 75) + 1)),
    ExtraRooms: findExtraRooms(scenario.kind, scenario.living),
  };
}

function findExtraRooms(kind: Kind, living: number): string {
  if (kind === 'studio') return living > 32 ? 'cellar' : '-';
  if (kind === 'villa' || kind === 'farmhouse') return 'study-laundry';
  if (HOUSES.includes(kind) || kind === 'income') return 'attic-cellar';
  return living > 85 ? 'cellar-laundry' : 'cellar';
}

function writeSurfaces({ scenario, prng }: Listing): ListingRecord {
  const { kind, living, ground, terrace, garden } = scenario;
  const shop = kind === 'shop' || kind === 'takeover' || kind === 'workshop';
  const total = Math.round(living * (HOUSES.includes(kind) ? 1.15 : 1.06)) + terrace;
  const front = 5 + prng('front').int(0, 24) / 10;
  return {
    SurfaceTotal: total,
    ...(PREMISES.includes(kind) ? {} : { SurfaceLiving: living }),
    SurfaceGround: ground,
    SurfaceTerrace: terrace,
    SurfaceGarden: garden,
    Terrace: terrace > 0,
    Garden: garden > 0,
    ...(kind === 'office' ? { SurfaceOffice: living } : {}),
    ...(shop ? { SurfaceStore: Math.round(living * 0.75) } : {}),
    ...(ground > 0
      ? {
          SurfaceBuilt: Math.max(ground > 400 ? Math.round(living * 0.55) : ground - garden, 0),
          FrontWidth: ground > 400 ? 11 + prng('front').int(0, 60) / 10 : front,
          PlotWidth: ground > 400 ? 18 + prng('plot').int(0, 120) / 10 : front,
        }
      : {}),
  };
}

function writeLand({ scenario, prng }: Listing): ListingRecord {
  const width = 16 + prng('plot').int(0, 60) / 10;
  return {
    SurfaceTotal: scenario.ground,
    SurfaceGround: scenario.ground,
    SurfaceGarden: 0,
    FrontWidth: Math.round(width * 6) / 10,
    PlotWidth: width,
    NumberOfFacades: 4,
  };
}

function countFacades(kind: Kind, index: number): number {
  if (kind === 'villa' || kind === 'farmhouse') return 4;
  if (kind === 'house') return index % 2 === 0 ? 3 : 2;
  return kind === 'garage' || kind === 'parking' ? 0 : 2;
}

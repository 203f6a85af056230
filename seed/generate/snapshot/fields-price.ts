import type { Language } from './language';
import type { Listing } from './listing';
import type { ListingRecord } from './record';
import type { LawRegion } from '@agency/domain/region';
import { CAR_SPACES, PREMISES } from './vocabulary/kinds';
import { PRICE_UNITS } from './vocabulary/terms';

const DUTY_PERCENT: Readonly<Record<LawRegion, number>> = {
  brussels: 12.5,
  flanders: 12,
  wallonia: 12.5,
  luxembourg: 7,
};

const DEPOSIT_MONTHS: Readonly<Record<LawRegion, number>> = {
  brussels: 2,
  flanders: 3,
  wallonia: 2,
  luxembourg: 2,
};

/** Writes the price, costs and, for some, a life annuity, in euros; 0 is unknown or not due. */
export function writePrice(listing: Listing, language: Language): ListingRecord {
  const { scenario, sale } = listing;
  const unit = scenario.flags.has('from') ? 7 : sale ? 0 : 2;
  return {
    Price: scenario.price,
    PublishPrice: !scenario.flags.has('hide-price'),
    PriceUnit: unit,
    PriceUnitText: PRICE_UNITS[unit]?.[language] ?? '',
    ...(sale ? writeSaleCosts(listing) : writeRentCosts(listing)),
    ...(scenario.flags.has('viager') ? writeLifeAnnuity(listing) : {}),
  };
}

function writeSaleCosts({ scenario, region, index, status }: Listing): ListingRecord {
  const vat = scenario.flags.has('vat') ? 21 : 0;
  const detailed = status === 1 && index % 4 === 0 && vat === 0 && !scenario.flags.has('viager');
  const rights = detailed ? Math.round((scenario.price * DUTY_PERCENT[region]) / 100) : 0;
  const notary = detailed ? Math.round((2400 + scenario.price * 0.0095) / 10) * 10 : 0;
  return {
    ChargesOwner: scenario.charges,
    RegistrationRights: rights,
    NotaryFees: notary,
    VAT: vat,
    TotalCost: detailed ? scenario.price + rights + notary : 0,
  };
}

function writeRentCosts({ scenario, region, index }: Listing): ListingRecord {
  const premises = PREMISES.includes(scenario.kind);
  const months = premises ? 3 : CAR_SPACES.includes(scenario.kind) ? 1 : DEPOSIT_MONTHS[region];
  return {
    ChargesRenter: scenario.charges,
    DepositAmount: scenario.price * months,
    InventoryCost: scenario.living > 0 ? 120 + Math.round(scenario.living / 5) * 5 : 0,
    AgencyCost: region === 'luxembourg' ? Math.round(scenario.price * 0.585) : 0,
    ...(premises ? { VAT: index % 2 === 0 ? 21 : 0 } : {}),
  };
}

function writeLifeAnnuity({ scenario, prng }: Listing): ListingRecord {
  const chance = prng('annuity');
  const flat = scenario.kind === 'apartment';
  return {
    LifeAnnuity: true,
    LifeAnnuityBouquet: scenario.price,
    LifeAnnuityMonthly: flat ? 1150 : 640,
    LifeAnnuityValue: flat ? 312000 : 189000,
    LifeAnnuityOccupied: true,
    LifeAnnuityHeads: flat ? 1 : 2,
    LifeAnnuityAges: flat ? '79' : '81, 78',
    LifeAnnuityMaxYears: flat ? 16 : 15,
    LifeAnnuityIndexed: chance.chance(2),
  };
}

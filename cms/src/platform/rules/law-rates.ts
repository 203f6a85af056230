import type { Localized } from '@agency/domain/languages';
import type { Rate } from '@agency/domain/rates';

type LawName = Localized<string>;

/** A statutory rate; site settings can override it. */
interface LawRate extends Rate {
  source: LawName | null;
  /** For staff: what is uncertain, or how the row is interpreted. */
  note: string | null;
}

const brusselsHousing: LawName = {
  nl: 'Brusselse Huisvestingscode',
  fr: 'Code bruxellois du Logement',
  en: 'Brussels Housing Code',
  de: 'Brüsseler Wohngesetzbuch',
};
const flemishLeases: LawName = {
  nl: 'Vlaams Woninghuurdecreet',
  fr: 'décret flamand sur la location d’habitations',
  en: 'Flemish Decree on Residential Leases',
  de: 'flämisches Wohnraummietdekret',
};
const walloonLeases: LawName = {
  nl: 'Waals decreet van 15 maart 2018 over de woninghuur',
  fr: 'décret wallon du 15 mars 2018 relatif au bail d’habitation',
  en: 'Walloon Decree of 15 March 2018 on residential leases',
  de: 'wallonisches Dekret vom 15. März 2018 über Wohnungsmietverträge',
};
const brusselsDuties: LawName = {
  nl: 'Wetboek der registratierechten (Brussel)',
  fr: 'Code des droits d’enregistrement (Bruxelles)',
  en: 'Registration Duties Code (Brussels)',
  de: 'Registrierungsgebührengesetzbuch (Brüssel)',
};
const walloonDuties: LawName = {
  nl: 'Wetboek der registratierechten (Wallonië)',
  fr: 'Code des droits d’enregistrement (Wallonie)',
  en: 'Registration Duties Code (Wallonia)',
  de: 'Registrierungsgebührengesetzbuch (Wallonie)',
};
const flemishTaxes: LawName = {
  nl: 'Vlaamse Codex Fiscaliteit',
  fr: 'Code flamand de la fiscalité',
  en: 'Flemish Tax Code',
  de: 'flämisches Steuergesetzbuch',
};
const flemishEnergy: LawName = {
  nl: 'Vlaams Energiedecreet en Energiebesluit',
  fr: 'décret et arrêté flamands relatifs à l’énergie',
  en: 'Flemish Energy Decree and Energy Order',
  de: 'flämisches Energiedekret und Energieerlass',
};
const luxembourgLeases2006: LawName = {
  nl: 'wet van 21 september 2006 (Luxemburg)',
  fr: 'loi du 21 septembre 2006 (Luxembourg)',
  en: 'law of 21 September 2006 (Luxembourg)',
  de: 'Gesetz vom 21. September 2006 (Luxemburg)',
};
const luxembourgLeases2024: LawName = {
  nl: 'wet van 23 juli 2024 over de woninghuur (Luxemburg)',
  fr: 'loi du 23 juillet 2024 sur le bail à usage d’habitation (Luxembourg)',
  en: 'law of 23 July 2024 on residential leases (Luxembourg)',
  de: 'Gesetz vom 23. Juli 2024 über Wohnungsmietverträge (Luxemburg)',
};
const luxembourgDuties: LawName = {
  nl: 'registratieadministratie (AED, Luxemburg)',
  fr: 'Administration de l’enregistrement (AED, Luxembourg)',
  en: 'Registration Duties Authority (AED, Luxembourg)',
  de: 'Registrierungsverwaltung (AED, Luxemburg)',
};
const luxembourgCredit: LawName = {
  nl: 'gewijzigde wet van 30 juli 2002 (Luxemburg)',
  fr: 'loi modifiée du 30 juillet 2002 (Luxembourg)',
  en: 'amended law of 30 July 2002 (Luxembourg)',
  de: 'geändertes Gesetz vom 30. Juli 2002 (Luxemburg)',
};

/** First day of a rate that has applied for so long that the date is irrelevant. */
const always = '1900-01-01';
const yearsNote =
  'Five years by the decree of 18 March 2022. Believed to have become six: "Years to renovate" of a language takes their place there.';

/**
 * Statutory rates, used unless the site settings have one for the same name, region and day. The
 * only copy of these facts. A change of the law is a new row with its first day, here or in the
 * settings.
 */
export const LAW_RATES: readonly LawRate[] = [
  // Maximum deposit of a rental home, in months of rent.
  row('depositMonths', 'brussels', 2, '2024-11-01', brusselsHousing),
  row('depositMonths', 'flanders', 3, '2019-01-01', flemishLeases),
  row('depositMonths', 'wallonia', 2, '2018-09-01', walloonLeases),
  row('depositMonths', 'luxembourg', 3, '2006-11-01', luxembourgLeases2006),
  row('depositMonths', 'luxembourg', 2, '2024-08-01', luxembourgLeases2024),
  row('depositMonths', 'elsewhere', 3, '2018-01-01', null, {
    note: 'Outside Belgium and Luxembourg; no law was looked up.',
  }),
  row('tenantCommissionShare', 'luxembourg', 50, '2024-08-01', luxembourgLeases2024, {
    note: 'Landlord and tenant pay half of the agent’s commission each.',
  }),

  // Registration duties on a purchase.
  row('registrationDuty', 'brussels', 12.5, '2003-01-01', brusselsDuties),
  row('registrationDutyExemption', 'brussels', 200_000, '2023-04-01', brusselsDuties),
  row('registrationDutyExemptionLimit', 'brussels', 600_000, '2023-04-01', brusselsDuties),
  row('registrationDutyEnergyClasses', 'brussels', 2, '2023-04-01', brusselsDuties),
  row('registrationDutyEnergyStep', 'brussels', 25_000, '2023-04-01', brusselsDuties),
  row('registrationDuty', 'flanders', 12, '2022-01-01', flemishTaxes),
  row('registrationDutyOwnHome', 'flanders', 3, '2022-01-01', flemishTaxes),
  row('registrationDutyOwnHome', 'flanders', 2, '2025-01-01', flemishTaxes, {
    note: 'For purchases from 2026 on the residence has to be kept for a year.',
  }),
  row('registrationDuty', 'wallonia', 12.5, '2006-01-01', walloonDuties),
  row('registrationDutyOwnHome', 'wallonia', 3, '2025-01-01', walloonDuties),
  row('registrationDuty', 'luxembourg', 6, always, luxembourgDuties, {
    note: 'The base was halved for deeds from 1 October 2024 to 30 June 2025; no row says so, for it is over.',
  }),
  row('transcriptionDuty', 'luxembourg', 1, always, luxembourgDuties),
  row('registrationDutyMinimum', 'luxembourg', 100, always, luxembourgCredit),
  row('buyersCredit', 'luxembourg', 30_000, '2023-03-07', luxembourgCredit),
  row('buyersCredit', 'luxembourg', 40_000, '2024-01-01', luxembourgCredit, {
    note: 'By the law of 22 May 2024, extended on 4 April 2025, without an end since the law of 3 July 2025.',
  }),

  // Label that a buyer of a home with one of these labels has to reach, and the years allowed
  // from the deed.
  row('renovationDuty', 'flanders', 5, '2023-01-01', flemishEnergy, {
    labels: 'E, F',
    target: 'D',
    note: yearsNote,
  }),
  row('renovationDuty', 'flanders', 5, '2028-01-01', flemishEnergy, {
    labels: 'D, E, F',
    target: 'C',
    note: yearsNote,
  }),
];

/** Returns the key of a row: rows with the same key contradict each other. */
export function rateKey({ name, region, validFrom }: Pick<Rate, 'name' | 'region' | 'validFrom'>) {
  return [name, region ?? '', validFrom].join(' ');
}

function row(
  name: string,
  region: string,
  value: number,
  validFrom: string,
  source: LawName | null,
  { labels = null, target = null, note = null }: Partial<LawRate> = {},
): LawRate {
  return { name, region, value, labels, target, validFrom, source, note };
}

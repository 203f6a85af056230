import type { Goal } from './goals';
import { homeTypes } from './home-types';
import type { LawRegion } from './region';

/** Statements of an advert, in their order; keys of their words on the site. */
export const advertKinds = [
  ...(['energyLabel', 'energyFigure', 'energyTotal', 'co2', 'thermalClass', 'co2Class'] as const),
  ...(['energyCode', 'pScore', 'gScore'] as const),
  ...(['permit', 'destination', 'planningInformation'] as const),
  ...(['summons', 'preemption', 'allotment'] as const),
  ...(['rent', 'charges', 'referenceRent', 'lastRent'] as const),
  ...(['waterMeter', 'gasMeter', 'electricityMeter', 'registrationNumber'] as const),
] as const;

export type AdvertKind = (typeof advertKinds)[number];

/** Types by their ids in the contract of the snapshot; null is every type. */
const dwelling = homeTypes;
const housing = [...homeTypes, '5'];
const heated = [...housing, '6'];
/** Flats and studios share a building, and its charges. */
const flats = ['2', '3'];
const land = '4';

/** The goals and types of listings that something applies to. */
interface AdvertScope {
  goals: readonly Goal[];
  /** At least one of the listing's types is in it; null for every type. */
  types: readonly string[] | null;
  /** A listing of these types alone is left out. */
  except?: string;
}

/** A statement that the law of a region requires in the advert of a listing. */
export interface AdvertRule {
  /** Region and kind; unique. */
  id: string;
  kind: AdvertKind;
  region: LawRegion;
  /** Adverts that must make the statement. */
  wanted: AdvertScope;
  /** Adverts that make it if it is known. */
  said: AdvertScope;
  /** Attributes of a listing with its value. */
  fields: readonly string[];
  /** True if a published address replaces it. */
  orAddress: boolean;
  /** First and last day on which it is required, `YYYY-MM-DD`. */
  from: string | null;
  until: string | null;
  /** The law, and the address of its text or of an explanation. */
  source: { name: string; url: string };
  /** Day on which the source was last read; null if it never was. */
  checkedOn: string | null;
  /** False while no source confirms it: it is then stated if known, and never missing. */
  isOn: boolean;
  /** For staff: uncertainties, or how to read the row. */
  note: string | null;
}

const anyGoal: readonly Goal[] = ['sale', 'rent'];
const sales: AdvertScope = { goals: ['sale'], types: null };
const any: AdvertScope = { goals: anyGoal, types: null };
const to = (types: readonly string[], goals = anyGoal): AdvertScope => ({ goals, types });
const checked = '2026-11-29';

const flemishEnergy = {
  from: '2012-01-01',
  source: {
    name: 'Energiedecreet, art. 11.2.1 §3',
    url: 'https://laatjebouwen.be/bouwnieuws/vermelding-energiescore-advertenties-woningen-appartementen-te-koop-te-huur',
  },
};
const flemishFloods = {
  from: '2023-01-01',
  source: {
    name: 'Waterwetboek, informatieplicht overstromingsgevoeligheid',
    url: 'https://www.biv.be/nieuws/artikels/geactualiseerde-infoplicht-overstromingsgevoeligheid-van-kracht-vanaf-1-januari-2023',
  },
};
const flemishPlanning = {
  from: '2009-09-01',
  source: {
    name: 'Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6',
    url: 'https://plaatsadvertentie.be/ruimtelijke_ordening.html',
  },
  note: 'Sales, and lettings of more than nine years, which no field of a listing says.',
};
const brusselsEnergy = {
  from: '2011-05-01',
  source: {
    name: 'Arrêté du 17 février 2011 (PEB), art. 6; CoBrACE',
    url: 'https://www.logic-immo.be/fr/nouvelles-immo/le-certificat-peb-est-oblige-bruxelles-843.html',
  },
};
const brusselsPlanning = {
  from: '2014-11-01',
  source: {
    name: 'CoBAT, art. 281',
    url: 'https://studylibfr.com/doc/698980/formulaire-demande-ru---r%C3%A9gion-de-bruxelles',
  },
};
const brusselsHousing = {
  from: '2018-01-01',
  source: {
    name: 'Code bruxellois du Logement, art. 217',
    url: 'https://immo.vlan.be/fr/conseils/location/30852/voici-ce-que-vous-risquez-si-vous-ne-mentionnez-pas-le-prix-sur-une-affiche-a-louer',
  },
};
const brusselsRents = {
  from: '2024-11-01',
  isOn: false,
  source: {
    name: 'Code bruxellois du Logement, ordonnance du 4 avril 2024',
    url: 'https://be.andersen.com/en/news/new-brussels-regulations-on-excessive-rents-what-landlords-need-to-know',
  },
};
const walloonEnergy = {
  from: '2015-01-01',
  source: {
    name: 'Décret du 28 novembre 2013 (PEB)',
    url: 'https://www.federia.immo/fr/thematiques/2021-09-28-publicite-et-mention-de-la-performance-energetique-rappels-de-quelques-obligations-et-points-d-attention',
  },
};
const walloonPlanning = {
  isOn: false,
  source: {
    name: 'CWATUPE, art. 152',
    url: 'https://gillescarnoy.be/2014/10/14/la-publicite-urbanistique-en-wallonie/',
  },
  note: 'In the code of before 1 June 2017; no source was found that the CoDT kept it for adverts.',
};
const luxembourgEnergy = {
  from: '2012-07-01',
  source: {
    name: 'Règlement grand-ducal concernant la performance énergétique des bâtiments',
    url: 'https://myenergie.lu/en/owner/',
  },
};
const directive = {
  from: '2026-05-29',
  isOn: false,
  source: {
    name: 'Directive (EU) 2024/1275',
    url: 'https://eur-lex.europa.eu/eli/dir/2024/1275/oj',
  },
  checkedOn: null,
  note: 'Figure and class in adverts; no law of the region was found that says so yet.',
};
const rentsByRegion = {
  flanders: {
    from: '2019-01-01',
    source: { ...brusselsHousing.source, name: 'Vlaams Woninghuurdecreet' },
  },
  brussels: brusselsHousing,
  wallonia: {
    from: '2018-09-01',
    source: { ...brusselsHousing.source, name: 'Décret du 15 mars 2018 (bail d’habitation)' },
  },
};
const shortLets = {
  from: '2026-05-20',
  isOn: false,
  source: {
    name: 'Regulation (EU) 2024/1028',
    url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX%3A32024R1028',
  },
  note: 'Only where the region registers short lets, which no field of a listing says.',
};

/**
 * Statements that the law requires in adverts, defined only here. A change of the law is a new row,
 * or the first or last day of one. `npm run check:law` lists rows that were not checked lately.
 */
export const ADVERT_RULES: readonly AdvertRule[] = [
  // Flanders.
  rule('flanders', 'energyLabel', to(heated), ['energyPerformance', 'epcLabelText'], directive),
  rule('flanders', 'energyFigure', to(heated), ['energyPerformance'], flemishEnergy),
  rule('flanders', 'energyCode', to(heated), ['epcNumber'], { ...flemishEnergy, orAddress: true }),
  rule('flanders', 'pScore', sales, ['pScore'], { ...flemishFloods, said: any }),
  rule('flanders', 'gScore', { ...sales, except: land }, ['gScore'], {
    ...flemishFloods,
    said: any,
  }),
  rule('flanders', 'permit', sales, ['permit'], { ...flemishPlanning, said: any }),
  rule('flanders', 'destination', sales, ['planningDestination'], {
    ...flemishPlanning,
    said: any,
  }),
  rule('flanders', 'summons', sales, ['summons'], { ...flemishPlanning, said: any }),
  rule('flanders', 'preemption', sales, ['preemptionRight'], { ...flemishPlanning, said: any }),
  rule('flanders', 'allotment', sales, ['allotmentPermit'], { ...flemishPlanning, said: any }),

  // Brussels.
  rule('brussels', 'energyLabel', to(housing), ['energyPerformance', 'epcLabelText'], {
    ...brusselsEnergy,
    said: to(heated),
  }),
  rule('brussels', 'energyFigure', to(heated), ['energyPerformance'], directive),
  rule('brussels', 'co2', to(housing), ['co2Emission'], { ...brusselsEnergy, said: to(heated) }),
  rule('brussels', 'destination', sales, ['planningDestination'], brusselsPlanning),
  rule('brussels', 'planningInformation', sales, ['planningInformation'], {
    ...brusselsPlanning,
    note: 'The information itself, or the address of the website where it is had; free on paper from the agent.',
  }),
  rule('brussels', 'referenceRent', to(dwelling, ['rent']), ['referenceRent'], {
    ...brusselsRents,
    note: 'One law firm alone says that it is wanted in adverts since 1 November 2024; others name the lease.',
  }),
  rule('brussels', 'lastRent', to(dwelling, ['rent']), ['lastRent'], {
    ...brusselsRents,
    note: 'To be told to candidates for leases of less than three years, which no field of a listing says; one law firm says in the advert.',
  }),
  ...(['waterMeter', 'gasMeter', 'electricityMeter'] as const).map((kind) =>
    rule('brussels', kind, to(dwelling, ['rent']), [kind], brusselsHousing),
  ),

  // Wallonia.
  rule('wallonia', 'energyLabel', to(housing), ['energyPerformance', 'epcLabelText'], {
    ...walloonEnergy,
    said: to(heated),
  }),
  rule('wallonia', 'energyFigure', to(housing), ['energyPerformance'], {
    ...walloonEnergy,
    said: to(heated),
  }),
  rule('wallonia', 'energyTotal', to(housing), ['energyTotal'], {
    ...walloonEnergy,
    said: to(heated),
  }),
  rule('wallonia', 'energyCode', to(housing), ['epcNumber'], {
    ...walloonEnergy,
    said: to(heated),
  }),
  rule('wallonia', 'permit', sales, ['permit'], walloonPlanning),
  rule('wallonia', 'destination', sales, ['planningDestination'], walloonPlanning),

  // Luxembourg.
  rule('luxembourg', 'energyLabel', to(heated), ['epcLabelText'], luxembourgEnergy),
  rule('luxembourg', 'thermalClass', to(housing), ['thermalClass'], luxembourgEnergy),
  rule('luxembourg', 'co2Class', to(housing), ['co2Class'], {
    ...luxembourgEnergy,
    isOn: false,
    note: 'A third class of newer certificates; no source was found that wants it in adverts.',
  }),

  // Rents.
  ...(['flanders', 'brussels', 'wallonia'] as const).flatMap((region) => [
    rule(region, 'rent', to(dwelling, ['rent']), ['price'], {
      ...rentsByRegion[region],
      said: { goals: ['rent'], types: null },
    }),
    rule(region, 'charges', to(flats, ['rent']), ['chargesRenter'], {
      ...rentsByRegion[region],
      said: { goals: ['rent'], types: null },
      note: 'No charges are delivered as nothing at all, so only a flat is asked for them.',
    }),
    rule(region, 'registrationNumber', to(dwelling, ['rent']), ['registrationNumber'], shortLets),
  ]),
  ...(['rent', 'charges'] as const).map((kind) =>
    rule(
      'luxembourg',
      kind,
      { goals: ['rent'], types: null },
      [kind === 'rent' ? 'price' : 'chargesRenter'],
      {
        isOn: false,
        checkedOn: null,
        source: {
          name: 'loi du 23 juillet 2024 (bail à usage d’habitation)',
          url: 'https://legilux.public.lu',
        },
        note: 'No source was found that wants it in adverts.',
      },
    ),
  ),
];

/** Days without a check after which a release has to look at a row again. */
export const mostDaysUnchecked = 180;

/** Lists the rows whose source was not read for too long on a day (`YYYY-MM-DD`), or never. */
export function listUncheckedRules(
  day: string,
  rules: readonly AdvertRule[] = ADVERT_RULES,
): AdvertRule[] {
  const oldest = Date.parse(day) - mostDaysUnchecked * 86_400_000;
  return rules.filter(({ checkedOn }) => checkedOn === null || Date.parse(checkedOn) < oldest);
}

function rule(
  region: LawRegion,
  kind: AdvertKind,
  wanted: AdvertScope,
  fields: readonly string[],
  more: Partial<AdvertRule> & Pick<AdvertRule, 'source'>,
): AdvertRule {
  return {
    id: `${region}.${kind}`,
    kind,
    region,
    wanted,
    fields,
    said: wanted,
    orAddress: false,
    from: null,
    until: null,
    checkedOn: checked,
    isOn: true,
    note: null,
    ...more,
  };
}

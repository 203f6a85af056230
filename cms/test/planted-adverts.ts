import { ADVERT_RULES } from '@agency/domain/advert-rules';
import type { Goal } from '@agency/domain/goals';
import type { LawRegion } from '@agency/domain/region';

/** An advert that lacks what one rule wants and has all else. */
export interface PlantedAdvert {
  rule: string;
  region: LawRegion;
  goal: Goal;
  type: string;
  /** The attributes that it lacks. */
  fields: readonly string[];
}

export const advertPlaces: Readonly<Record<LawRegion, { countryId: number; zip: string }>> = {
  flanders: { countryId: 10, zip: '3000' },
  brussels: { countryId: 10, zip: '1000' },
  wallonia: { countryId: 10, zip: '4000' },
  luxembourg: { countryId: 50, zip: '1009' },
};

const everyType = ['1', '2', '3', '4', '5', '6', '7'];

/** Each rule that counts, by goal and type. */
export const everyViolation: readonly PlantedAdvert[] = ADVERT_RULES.filter(
  ({ isOn }) => isOn,
).flatMap(({ id, region, wanted, fields }) =>
  wanted.goals.flatMap((goal) =>
    (wanted.types ?? everyType)
      .filter((type) => type !== wanted.except)
      .map((type) => ({ rule: id, region, goal, type, fields })),
  ),
);

/** The same, repeated until there are 200. */
export const plantedAdverts: readonly PlantedAdvert[] = Array.from(
  { length: 200 },
  (_, index) => everyViolation[index % everyViolation.length]!,
);

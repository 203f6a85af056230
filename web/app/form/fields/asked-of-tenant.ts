import { isHome } from '@agency/domain/home-types';

/** Personal data that a form may ask besides the message. */
export type PersonItem =
  | 'name'
  | 'contact'
  | 'second contact'
  | 'title'
  | 'preference'
  | 'newsletter'
  | 'income'
  | 'persons';

export type RentStage = 'before a visit' | 'application';

/** Determines which law applies to a listing. */
export type RentedPlace = { goal: string; region: string | null; typeId: string | null };

const everything: Record<RentStage, readonly PersonItem[]> = {
  'before a visit': ['name', 'contact', 'second contact', 'title', 'preference', 'newsletter'],
  application: ['name', 'contact', 'second contact', 'title', 'newsletter', 'income', 'persons'],
};

/** Personal data for forms that are not about a tenancy. */
export const usualItems: ReadonlySet<PersonItem> = new Set(everything['before a visit']);

/** Brussels Housing Code, art. 200ter: name and one means of contact; then income and household. */
const inBrussels: Record<RentStage, readonly PersonItem[]> = {
  'before a visit': ['name', 'contact'],
  application: ['name', 'contact', 'income', 'persons'],
};

/** Lists what a form about a listing may ask at this stage under the law of its region. */
export function listAsked(place: RentedPlace, stage: RentStage): ReadonlySet<PersonItem> {
  return new Set((isBrusselsTenancy(place) ? inBrussels : everything)[stage]);
}

/** Reports whether the Brussels Housing Code limits the questions: a home to let in Brussels. */
export function isBrusselsTenancy({ goal, region, typeId }: RentedPlace): boolean {
  return goal === 'rent' && region === 'brussels' && isHome({ typeId });
}

import { isHome } from '@agency/domain/home-types';

/** What a form may ask about the person who fills it in, besides the message itself. */
export type PersonItem =
  | 'name'
  | 'contact'
  | 'second contact'
  | 'title'
  | 'preference'
  | 'newsletter'
  | 'income'
  | 'persons';

/** Before a visit, or with the application. */
export type RentStage = 'before a visit' | 'application';

/** What decides which law applies to a listing. */
export type RentedPlace = { goal: string; region: string | null; typeId: string | null };

const everything: Record<RentStage, readonly PersonItem[]> = {
  'before a visit': ['name', 'contact', 'second contact', 'title', 'preference', 'newsletter'],
  application: ['name', 'contact', 'second contact', 'title', 'newsletter', 'income', 'persons'],
};

/** What forms that are about no tenancy may ask of the person. */
export const usualItems: ReadonlySet<PersonItem> = new Set(everything['before a visit']);

/** Brussels Housing Code, art. 200ter: name and one means of contact; then income and household. */
const inBrussels: Record<RentStage, readonly PersonItem[]> = {
  'before a visit': ['name', 'contact'],
  application: ['name', 'contact', 'income', 'persons'],
};

/** FORM-13: what a form about a listing may ask at this stage, by the law of its region. */
export function listAsked(place: RentedPlace, stage: RentStage): ReadonlySet<PersonItem> {
  return new Set((isBrusselsTenancy(place) ? inBrussels : everything)[stage]);
}

/** Whether the Brussels Housing Code limits what may be asked: a home to let in Brussels. */
export function isBrusselsTenancy({ goal, region, typeId }: RentedPlace): boolean {
  return goal === 'rent' && region === 'brussels' && isHome({ typeId });
}

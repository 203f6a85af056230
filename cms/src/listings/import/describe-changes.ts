import type { Core } from '@strapi/strapi';
import { languages } from '@agency/domain/languages';
import { LISTING_FIELDS, LISTING_TEXTS } from '../rules/listing-fields';
import type { ImportChanges } from './import-report';
import type { ImportPlan } from './write/plan-import';
import type { ListingWrite } from './write/write-listings';

const LISTED = 100;
const COMPARED = 50;
const SHOWN_LENGTH = 80;

export interface ImportDifference {
  reference: string;
  field: string;
  before: string;
  after: string;
}

type StoredListing = Record<string, unknown> & {
  id: number;
  texts: Record<string, unknown>[] | null;
};

/** Lists the references that an import adds, updates and withdraws, at most 100 of each. */
export function describeChanges({ writes, withdrawals }: ImportPlan): ImportChanges {
  const list = (rows: readonly ListingWrite[]): string[] =>
    rows.slice(0, LISTED).map(({ draft }) => draft.reference);
  return {
    added: list(writes.filter(({ id }) => id === null)),
    updated: list(writes.filter(({ id }) => id !== null)),
    withdrawn: withdrawals.slice(0, LISTED).map(({ reference }) => reference),
  };
}

/** Finds the differences of the first 50 updates of a plan. */
export async function findDifferences(
  strapi: Core.Strapi,
  { writes }: ImportPlan,
): Promise<ImportDifference[]> {
  const updates = writes.filter(({ id }) => id !== null).slice(0, COMPARED);
  const stored = (await strapi.db.query('api::listing.listing').findMany({
    where: { id: { $in: updates.map(({ id }) => id ?? 0) } },
    populate: { texts: true },
  })) as StoredListing[];
  const byId = new Map(stored.map((listing) => [listing.id, listing]));
  return updates.flatMap(({ draft, id }) => {
    const before = byId.get(id ?? 0);
    return before ? compare(draft, before) : [];
  });
}

function compare(draft: ListingWrite['draft'], stored: StoredListing): ImportDifference[] {
  const facts = [...LISTING_FIELDS.map(({ attribute }) => attribute)].map((field) => ({
    field,
    before: stored[field],
    after: draft.facts[field],
  }));
  const named = (['goal', 'state', 'availability', 'zip'] as const).map((field) => ({
    field,
    before: stored[field],
    after: draft[field],
  }));
  const texts = languages.flatMap((language) => {
    const before = stored.texts?.find((text) => text.language === language);
    const after = draft.texts.find((text) => text.language === language);
    return LISTING_TEXTS.map(({ attribute }) => ({
      field: `${attribute} (${language})`,
      before: before?.[attribute],
      after: after?.values[attribute],
    }));
  });
  return [...named, ...facts, ...texts].flatMap(({ field, before, after }) => {
    const [was, is] = [show(before), show(after)];
    return was === is
      ? []
      : [{ reference: draft.reference, field, before: cut(was), after: cut(is) }];
  });
}

/** Converts a value to text, so that values of the database and of the importer can be compared. */
function show(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function cut(text: string): string {
  return text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH - 1)}…`;
}

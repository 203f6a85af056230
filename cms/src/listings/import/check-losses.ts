import type { Knex } from 'knex';
import { SnapshotError } from './snapshot-error';

/** Withdrawing more than this share of a source's listings needs a confirmation. */
export const MAX_WITHDRAW_SHARE = 0.3;

/** Losses up to this number are always accepted. */
const BELIEVED_LOSSES = 5;

export type PresentLanguages = ReadonlyMap<string, readonly string[]>;

export interface AllowedLosses {
  maxShare: number;
  /** The number of losses that an administrator confirmed; 0 without a confirmation. */
  confirmed: number;
}

/**
 * Throws a SnapshotError if a snapshot would remove so many known records that it is probably
 * wrong. `action` says what it would do, such as `withdraw 9 of 10 listings`.
 */
export function checkLoss(
  { lost, known }: { lost: number; known: number },
  action: string,
  { maxShare, confirmed }: AllowedLosses,
): void {
  if (lost <= BELIEVED_LOSSES || lost <= known * maxShare || lost <= confirmed) return;
  refuseLoss(lost, `${action}, more than ${Math.round(maxShare * 100)} %`);
}

export function refuseLoss(lost: number, action: string): never {
  const advice = 'if that is right, confirm it on the page Feeds (on the command line: --force)';
  throw new SnapshotError(`the snapshot would ${action}; ${advice}`, 'refused', false, lost);
}

/**
 * Checks the texts of each language in the same way: one empty file would remove that language from
 * every listing.
 */
export async function checkLanguages(
  connection: Knex,
  table: 'listings' | 'projects',
  present: PresentLanguages,
  source: string,
  allowed: AllowedLosses,
): Promise<void> {
  const rows = (await connection({ thing: table })
    .join({ link: `${table}_cmps` }, 'link.entity_id', 'thing.id')
    .join({ text: 'components_listing_texts' }, 'text.id', 'link.cmp_id')
    .where({ 'thing.state': 'active', 'link.field': 'texts' })
    .where('thing.source', source)
    .select('thing.external_id', 'text.language')) as { external_id: string; language: string }[];
  const counts = new Map<string, { lost: number; known: number }>();
  for (const { external_id: id, language } of rows) {
    const given = present.get(id);
    // A record that is missing in all languages is withdrawn.
    if (!given) continue;
    const { lost, known } = counts.get(language) ?? { lost: 0, known: 0 };
    counts.set(language, { lost: lost + (given.includes(language) ? 0 : 1), known: known + 1 });
  }
  for (const [language, count] of counts) {
    const action = `take the texts in ${language} from ${count.lost} of ${count.known} ${table}`;
    checkLoss(count, action, allowed);
  }
}

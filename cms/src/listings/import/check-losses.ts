import type { Knex } from 'knex';
import { SnapshotError } from './snapshot-error';

/** More than this of what a source has is withdrawn only when somebody confirmed it. */
export const MAX_WITHDRAW_SHARE = 0.3;

/** So few are always believed. */
const BELIEVED_LOSSES = 5;

/** The languages in which a snapshot has each record, by its id. */
export type PresentLanguages = ReadonlyMap<string, readonly string[]>;

/** What an import may take without anybody being asked. */
export interface AllowedLosses {
  maxShare: number;
  /** So many an administrator has confirmed; 0 when nobody did. */
  confirmed: number;
}

/**
 * Throws a SnapshotError when a snapshot would take so many of what is known that it is more likely
 * to be wrong itself. `action` is what it would do, as in `withdraw 9 of 10 listings`.
 */
export function checkLoss(
  { lost, known }: { lost: number; known: number },
  action: string,
  { maxShare, confirmed }: AllowedLosses,
): void {
  if (lost <= BELIEVED_LOSSES || lost <= known * maxShare || lost <= confirmed) return;
  refuseLoss(lost, `${action}, more than ${Math.round(maxShare * 100)} %`);
}

/** Throws the SnapshotError for a loss that somebody has to confirm. */
export function refuseLoss(lost: number, action: string): never {
  const advice = 'if that is right, confirm it on the page Feeds (on the command line: --force)';
  throw new SnapshotError(`the snapshot would ${action}; ${advice}`, 'refused', false, lost);
}

/** The same for the texts of each language: one file that came empty would take them everywhere. */
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
    // What is gone altogether is withdrawn.
    if (!given) continue;
    const { lost, known } = counts.get(language) ?? { lost: 0, known: 0 };
    counts.set(language, { lost: lost + (given.includes(language) ? 0 : 1), known: known + 1 });
  }
  for (const [language, count] of counts) {
    const action = `take the texts in ${language} from ${count.lost} of ${count.known} ${table}`;
    checkLoss(count, action, allowed);
  }
}

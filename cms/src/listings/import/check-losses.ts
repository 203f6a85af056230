import type { Knex } from 'knex';
import { SnapshotError } from './snapshot-error';

/** Fewer than this are always believed. */
const BELIEVED_LOSSES = 5;

/** The languages in which a snapshot has each record, by reference. */
export type PresentLanguages = ReadonlyMap<string, readonly string[]>;

/**
 * Throws a SnapshotError when a snapshot would take so many of what is known that it is more likely
 * to be wrong itself. `act` is what it would do, as in `withdraw 9 of 10 listings`.
 */
export function checkLoss(
  { lost, known }: { lost: number; known: number },
  act: string,
  maxShare: number,
): void {
  if (lost <= BELIEVED_LOSSES || lost <= known * maxShare) return;
  throw new SnapshotError(
    `the snapshot would ${act}, more than ${Math.round(maxShare * 100)} %; if that is right, ` +
      'import it with --force',
    'refused',
  );
}

/** The same for the texts of each language: one file that came empty would take them everywhere. */
export async function checkLanguages(
  connection: Knex,
  table: 'listings' | 'projects',
  present: PresentLanguages,
  maxShare: number,
): Promise<void> {
  const rows = (await connection({ thing: table })
    .join({ link: `${table}_cmps` }, 'link.entity_id', 'thing.id')
    .join({ text: 'components_listing_texts' }, 'text.id', 'link.cmp_id')
    .where({ 'thing.state': 'active', 'link.field': 'texts' })
    .whereNotNull('thing.source_hash')
    .select('thing.reference', 'text.language')) as { reference: string; language: string }[];
  const counts = new Map<string, { lost: number; known: number }>();
  for (const { reference, language } of rows) {
    const given = present.get(reference);
    // What is gone altogether is withdrawn.
    if (!given) continue;
    const { lost, known } = counts.get(language) ?? { lost: 0, known: 0 };
    counts.set(language, { lost: lost + (given.includes(language) ? 0 : 1), known: known + 1 });
  }
  for (const [language, count] of counts) {
    const act = `take the texts in ${language} from ${count.lost} of ${count.known} ${table}`;
    checkLoss(count, act, maxShare);
  }
}

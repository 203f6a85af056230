import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { languages } from '@agency/domain/languages';
import { nameColleagues } from '../../platform/staff/colleagues';
import { refuseMissing } from '../../platform/validation/refusal';
import type { ManualContent } from './manual-content';
import {
  MANUAL,
  MANUAL_VERSIONS,
  type ManualRow,
  type ManualVersionKind,
  type ManualVersionRow,
} from './manual-tables';

/** `changed`: published, and the draft differs from what is on the site. */
export type ManualState = 'draft' | 'published' | 'changed' | 'withdrawn';

export interface ManualListing {
  key: string;
  /** Document id of the listing; null until it is published. */
  listing: string | null;
  state: ManualState;
  reference: string;
  /** Its first title; empty without one. */
  title: string;
  place: string;
  goal: 'sale' | 'rent' | null;
  savedAt: string;
  savedBy: string | null;
  /** Labels of what the law requires in its advert and that is missing. */
  lawMissing: string[];
  isHeld: boolean;
}

export interface ManualVersion {
  id: number;
  kind: ManualVersionKind;
  savedAt: string;
  savedBy: string | null;
  content: ManualContent;
}

export interface OpenManual extends ManualListing {
  revision: number;
  content: ManualContent;
  /** The content on the site; null until it is published. */
  published: ManualContent | null;
  /** The newest first. */
  versions: ManualVersion[];
}

type JoinedRow = ManualRow & {
  state: string | null;
  law_missing: string | null;
  held_back: string | null;
};

/** Lists drafts and listings that staff wrote, the last saved first. */
export async function listManual(strapi: Core.Strapi): Promise<ManualListing[]> {
  const rows = (await selectRows(strapi.db.connection).orderBy(
    'draft.saved_at',
    'desc',
  )) as JoinedRow[];
  const names = await nameColleagues(
    strapi,
    rows.map((row) => row.saved_by),
  );
  return rows.map((row) => describe(row, names));
}

/** Returns a draft with its versions; 404 if none exists. */
export async function findManual(strapi: Core.Strapi, key: string): Promise<OpenManual> {
  const { connection } = strapi.db;
  const row = (await selectRows(connection).where('draft.key', key).first()) as
    JoinedRow | undefined;
  if (!row) throw refuseMissing('gone.listing');
  const versions = (await connection(MANUAL_VERSIONS)
    .where({ draft: key })
    .orderBy('id', 'desc')) as ManualVersionRow[];
  const names = await nameColleagues(strapi, [
    row.saved_by,
    ...versions.map((version) => version.saved_by),
  ]);
  return {
    ...describe(row, names),
    revision: Number(row.revision),
    content: JSON.parse(row.content) as ManualContent,
    published: row.published === null ? null : (JSON.parse(row.published) as ManualContent),
    versions: versions.map(({ id, kind, saved_at, saved_by, content }) => ({
      id,
      kind,
      savedAt: new Date(Number(saved_at)).toISOString(),
      savedBy: names.get(saved_by) ?? null,
      content: JSON.parse(content) as ManualContent,
    })),
  };
}

function selectRows(connection: Knex): Knex.QueryBuilder {
  return connection(`${MANUAL} as draft`)
    .leftJoin('listings as listing', 'listing.document_id', 'draft.listing')
    .select('draft.*', 'listing.state', 'listing.law_missing', 'listing.held_back');
}

function describe(row: JoinedRow, names: ReadonlyMap<number, string>): ManualListing {
  const content = JSON.parse(row.content) as ManualContent;
  const { facts, texts, reference } = content;
  const goal = facts.Goal === undefined ? null : Number(facts.Goal) === 0 ? 'sale' : 'rent';
  return {
    key: row.key,
    listing: row.listing,
    state: findState(row),
    reference,
    title: languages.map((language) => texts[language]?.Title).find(Boolean) ?? '',
    place: [facts.Zip, facts.City].filter(Boolean).join(' '),
    goal,
    savedAt: new Date(Number(row.saved_at)).toISOString(),
    savedBy: names.get(row.saved_by) ?? null,
    lawMissing: row.law_missing?.split(', ') ?? [],
    isHeld: row.held_back !== null,
  };
}

function findState({ listing, state, content, published }: JoinedRow): ManualState {
  if (listing === null) return 'draft';
  if (state !== 'active') return 'withdrawn';
  return content === published ? 'published' : 'changed';
}

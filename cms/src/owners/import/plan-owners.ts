import type { Core } from '@strapi/strapi';
import { OWNER } from '../accounts/owner-type';
import type { ProblemLog } from '../../listings/import/import-report';
import type { OwnerDraft, ReadOwners } from './parse-owners';

/** An owner as the database has them. */
interface KnownOwner {
  id: number;
  documentId: string;
  email: string;
  importId: string | null;
  sourceHash: string | null;
  /** The references of listings that imports have given them. */
  importedListings: string[] | null;
}

/** What an import is going to do with one owner. */
export interface OwnerWrite {
  draft: OwnerDraft;
  known: KnownOwner | null;
  /** Something that the import says of them is new; never so for one whom staff made. */
  isChanged: boolean;
  /** Ids of listings to give to them, and to take from them if they are still theirs. */
  given: number[];
  taken: number[];
  /** What to remember as given. */
  references: string[];
}

export interface OwnerPlan {
  writes: OwnerWrite[];
  /** Owners made by an import whom the snapshot no longer has. */
  removals: KnownOwner[];
  /** Owners made by staff who keep their account, and lose what imports gave them. */
  parted: { known: KnownOwner; taken: number[] }[];
  rejected: number;
}

/**
 * Compares the owners of the snapshot with the accounts. One whom staff made is known by the email:
 * they are given listings and otherwise left as they are.
 */
export async function planOwners(
  strapi: Core.Strapi,
  { drafts, present, rejected }: ReadOwners,
  listings: ReadonlyMap<string, number>,
  log: ProblemLog,
): Promise<OwnerPlan> {
  const known = (await strapi.db.query(OWNER).findMany({
    select: ['id', 'documentId', 'email', 'importId', 'sourceHash', 'importedListings'],
  })) as unknown as KnownOwner[];
  const imported = known.filter(({ importId }) => importId !== null);
  const byImportId = new Map(imported.map((owner) => [owner.importId, owner]));
  const byEmail = new Map(known.map((owner) => [owner.email, owner]));
  const plan: OwnerPlan = { writes: [], removals: [], parted: [], rejected };
  const holders = new Map<string, string>();
  const kept = new Set<number>();
  for (const draft of drafts) {
    const owner = byImportId.get(draft.importId) ?? byEmail.get(draft.email) ?? null;
    if (owner?.importId && owner.importId !== draft.importId && present.has(owner.importId)) {
      log.add(draft.importId, 'Email', `is that of owner ${owner.importId} too`);
      plan.rejected += 1;
      continue;
    }
    if (owner) kept.add(owner.id);
    const write = planOwner(draft, owner, claim(draft, holders, listings, log), listings);
    if (write) plan.writes.push(write);
  }
  plan.removals = imported.filter(
    ({ id, importId }) => !kept.has(id) && !present.has(importId ?? ''),
  );
  plan.parted = known
    .filter(({ id, importId, importedListings }) => {
      return !kept.has(id) && importId === null && (importedListings ?? []).length > 0;
    })
    .map((owner) => ({ known: owner, taken: findIds(owner.importedListings ?? [], listings) }));
  return plan;
}

/** Null when nothing is to be done. */
function planOwner(
  draft: OwnerDraft,
  known: KnownOwner | null,
  references: string[],
  listings: ReadonlyMap<string, number>,
): OwnerWrite | null {
  const before = known?.importedListings ?? [];
  const given = references.filter((reference) => !before.includes(reference));
  const taken = before.filter((reference) => !references.includes(reference));
  const isOfImport = known === null || known.importId !== null;
  const isChanged =
    isOfImport && (known?.sourceHash !== draft.sourceHash || known.importId !== draft.importId);
  if (!isChanged && given.length + taken.length === 0) return null;
  return {
    draft,
    known,
    isChanged,
    references,
    given: findIds(given, listings),
    taken: findIds(taken, listings),
  };
}

/** The listings that the record may have: those there are, and that no record before it has. */
function claim(
  { importId, references }: OwnerDraft,
  holders: Map<string, string>,
  listings: ReadonlyMap<string, number>,
  log: ProblemLog,
): string[] {
  return references.filter((reference) => {
    const holder = holders.get(reference);
    if (!listings.has(reference)) log.add(importId, 'PropertyIDs', `${reference} is no listing`);
    else if (holder) log.add(importId, 'PropertyIDs', `${reference} is of owner ${holder}`);
    else holders.set(reference, importId);
    return listings.has(reference) && holder === undefined;
  });
}

function findIds(references: readonly string[], listings: ReadonlyMap<string, number>): number[] {
  return references.flatMap((reference) => listings.get(reference) ?? []);
}

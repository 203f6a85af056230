import type { Core } from '@strapi/strapi';
import { OWNER } from '../accounts/owner-type';
import type { ProblemLog } from '../../listings/import/import-report';
import { SNAPSHOT_SOURCE } from '../../listings/import/import-snapshot';
import type { OwnerDraft, ReadOwners } from './parse-owners';
import type { ImportSource } from './plan-histories';

interface KnownOwner {
  id: number;
  documentId: string;
  email: string;
  /** Source that created the owner; null for one created by staff. */
  importSource: string | null;
  /** The source's id; also null until a newly assigned source is imported again. */
  importId: string | null;
  sourceHash: string | null;
  /** References of listings assigned by imports, by source. */
  importedListings: Readonly<Record<string, readonly string[]>>;
}

export interface OwnerWrite {
  draft: OwnerDraft;
  known: KnownOwner | null;
  /** True for a new owner and for one created by this source. */
  isOwn: boolean;
  /** True if imported values differ; always false for owners of staff or another source. */
  isChanged: boolean;
  /** Ids of listings to assign, and to unassign if they are still this owner's. */
  given: number[];
  taken: number[];
  importedListings: KnownOwner['importedListings'];
}

export interface OwnerPlan {
  writes: OwnerWrite[];
  /** Owners created by this source and missing from its snapshot. */
  removals: KnownOwner[];
  /**
   * Owners who keep their account, from staff or another source, but lose the listings of this
   * source.
   */
  parted: {
    known: KnownOwner;
    taken: number[];
    importedListings: KnownOwner['importedListings'];
    /** The source that takes over the owner; null if unchanged. */
    nextSource: string | null;
  }[];
  rejected: number;
}

/**
 * Compares the owners of a snapshot with the accounts. An owner of staff or another source is
 * matched by email and only gets listings.
 */
export async function planOwners(
  strapi: Core.Strapi,
  { drafts, present, rejected }: ReadOwners,
  from: ImportSource,
  log: ProblemLog,
): Promise<OwnerPlan> {
  const { source, listings } = from;
  const known = await readKnown(strapi);
  const isOwn = ({ importSource }: KnownOwner) => importSource === source;
  const byImportId = new Map(known.filter(isOwn).map((owner) => [owner.importId, owner]));
  const byEmail = new Map(known.map((owner) => [owner.email, owner]));
  const plan: OwnerPlan = { writes: [], removals: [], parted: [], rejected };
  const holders = new Map<string, string>();
  const kept = new Set<number>();
  for (const draft of drafts) {
    const owner = byImportId.get(draft.importId) ?? byEmail.get(draft.email) ?? null;
    const otherId = owner && isOwn(owner) && owner.importId !== draft.importId && owner.importId;
    if (otherId && present.has(otherId)) {
      log.add(draft.importId, 'Email', `is that of owner ${otherId} too`);
      plan.rejected += 1;
      continue;
    }
    if (owner) kept.add(owner.id);
    const write = planOwner(draft, owner, claim(draft, holders, listings, log), from);
    if (write) plan.writes.push(write);
  }
  const gone = known.filter((owner) => {
    return !kept.has(owner.id) && !(isOwn(owner) && present.has(owner.importId ?? ''));
  });
  for (const owner of gone) partFrom(owner, plan, from);
  return plan;
}

/**
 * An account with listings of another source is transferred to it when its own source no longer
 * has it.
 */
function partFrom(known: KnownOwner, plan: OwnerPlan, { source, listings }: ImportSource): void {
  const { [source]: given = [], ...importedListings } = known.importedListings;
  const isOwn = known.importSource === source;
  const nextSource = (isOwn ? Object.keys(importedListings)[0] : undefined) ?? null;
  if (isOwn && nextSource === null) plan.removals.push(known);
  else if (isOwn || given.length > 0) {
    plan.parted.push({ known, taken: findIds(given, listings), importedListings, nextSource });
  }
}

async function readKnown(strapi: Core.Strapi): Promise<KnownOwner[]> {
  const owners = (await strapi.db.query(OWNER).findMany({
    select: [
      ...['id', 'documentId', 'email', 'importSource', 'importId', 'sourceHash'],
      'importedListings',
    ],
  })) as (Omit<KnownOwner, 'importedListings'> & { importedListings: unknown })[];
  return owners.map((owner) => {
    return { ...owner, importedListings: readGiven(owner.importedListings, owner.importSource) };
  });
}

/** A plain list was stored before several sources could import owners. */
function readGiven(stored: unknown, source: string | null): KnownOwner['importedListings'] {
  if (Array.isArray(stored)) return { [source ?? SNAPSHOT_SOURCE]: stored as string[] };
  return (stored ?? {}) as KnownOwner['importedListings'];
}

/** Returns null if nothing changes. */
function planOwner(
  draft: OwnerDraft,
  known: KnownOwner | null,
  references: string[],
  { source, listings }: ImportSource,
): OwnerWrite | null {
  const { [source]: before = [], ...ofOthers } = known?.importedListings ?? {};
  const given = references.filter((reference) => !before.includes(reference));
  const taken = before.filter((reference) => !references.includes(reference));
  const isOwn = known === null || known.importSource === source;
  const isChanged =
    isOwn && (known?.sourceHash !== draft.sourceHash || known.importId !== draft.importId);
  if (!isChanged && given.length + taken.length === 0) return null;
  return {
    draft,
    known,
    isChanged,
    isOwn,
    importedListings: references.length > 0 ? { ...ofOthers, [source]: references } : ofOthers,
    given: findIds(given, listings),
    taken: findIds(taken, listings),
  };
}

/** Returns the existing listings of a record that no earlier record has. */
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

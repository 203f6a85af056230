import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../../platform/database/documents';
import type { AllowedLosses } from '../check-losses';
import { checkLoss } from '../check-losses';
import { assignReferences } from '../records/assign-references';
import type { ProjectDraft, ReadProjects } from '../records/parse-projects';
import type { PictureFinder } from '../store-pictures';

const PROJECT = 'api::project.project';

export interface StoredProject {
  id: number;
  documentId: string;
  reference: string;
  state: string;
  source: string | null;
  externalId: string | null;
  sourceHash: string | null;
}

export interface ProjectPlan {
  source: string;
  writes: { draft: ProjectDraft; reference: string; documentId: string | null }[];
  /**
   * Document ids of projects that the source no longer has; those of other sources and those made
   * by hand stay.
   */
  withdrawals: string[];
  /** The rows of unchanged projects, by their id in the source. */
  kept: Map<string, number>;
}

export async function readProjects(strapi: Core.Strapi): Promise<StoredProject[]> {
  return (await strapi.db.query(PROJECT).findMany({})) as StoredProject[];
}

/**
 * Compares the projects of the snapshot with those of the database. Throws a SnapshotError if too
 * many are missing.
 */
export function planProjects(
  { drafts, present }: ReadProjects,
  stored: readonly StoredProject[],
  { source, isComplete, rewrite, allowed, removed = [] }: PlanOptions,
): ProjectPlan {
  const own = stored.filter((project) => project.source === source);
  const known = new Map(own.map((project) => [project.externalId, project]));
  const wanted = new Map(drafts.map(({ externalId }) => [externalId, externalId]));
  const references = assignReferences(wanted, stored, source);
  const writes = drafts.flatMap((draft) => {
    const existing = known.get(draft.externalId);
    const reference = references.get(draft.externalId) ?? draft.externalId;
    const isSame = existing?.sourceHash === draft.sourceHash && existing.reference === reference;
    if (isSame && !rewrite) return [];
    return [{ draft, reference, documentId: existing?.documentId ?? null }];
  });
  const active = own.filter(({ state }) => state === 'active');
  const missing = active.filter(({ externalId }) => {
    const id = externalId ?? '';
    return removed.includes(id) || (isComplete && !present.has(id));
  });
  const count = { lost: missing.length, known: active.length };
  checkLoss(count, `withdraw ${count.lost} of ${count.known} projects`, allowed);
  // A listing can name a project of the CMS by its reference; the source's own take precedence.
  const kept = new Map(stored.map((project) => [project.reference, project.id]));
  for (const { externalId, id } of own) kept.set(externalId ?? '', id);
  return { source, writes, withdrawals: missing.map(({ documentId }) => documentId), kept };
}

/** The source of an import and what it may change. */
export interface PlanOptions {
  source: string;
  /** True if missing records are to be withdrawn. */
  isComplete: boolean;
  removed?: readonly string[];
  rewrite: boolean;
  allowed: AllowedLosses;
}

/**
 * Writes the projects of a plan in the caller's transaction and returns their rows by their id in
 * the source. An agency has few, so the Document Service is fast enough.
 */
export async function writeProjects(
  strapi: Core.Strapi,
  { source, writes, withdrawals, kept }: ProjectPlan,
  links: { cities: ReadonlyMap<string, number>; findPicture: PictureFinder },
): Promise<Map<string, number>> {
  const documents = documentsOf(strapi, PROJECT);
  const rows = new Map(kept);
  for (const { draft, reference, documentId } of writes) {
    const data = { ...buildData(draft, links), source, reference };
    const written = documentId
      ? await documents.update({ documentId, data })
      : await documents.create({ data });
    if (written) rows.set(draft.externalId, Number(written.id));
  }
  for (const documentId of withdrawals) {
    const data = { state: 'withdrawn', sourceHash: 'withdrawn' };
    await documents.update({ documentId, data });
  }
  return rows;
}

function buildData(
  { city, pictures, sourceHash, ...draft }: ProjectDraft,
  { cities, findPicture }: Parameters<typeof writeProjects>[2],
): object {
  const stored = pictures.flatMap(({ url, kind, origin, names }) => {
    const fileId = findPicture(url);
    return fileId === null ? [] : [{ fileId, kind, ...(origin && { origin }), names }];
  });
  return {
    ...draft,
    state: 'active',
    city: (city && cities.get(city.key)) ?? null,
    pictures: [...new Set(stored.map(({ fileId }) => fileId))],
    pictureDetails: stored,
    // With a picture missing, the next import tries again.
    sourceHash: stored.length === pictures.length ? sourceHash : `retry:${sourceHash}`,
  };
}

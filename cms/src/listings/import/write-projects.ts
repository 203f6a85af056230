import type { Core } from '@strapi/strapi';
import { checkLoss } from './check-losses';
import type { ProjectDraft, ReadProjects } from './parse-projects';
import type { PictureFinder } from './store-pictures';

const PROJECT = 'api::project.project';

/** A project as the database has it. */
export interface StoredProject {
  id: number;
  documentId: string;
  reference: string;
  state: string;
  sourceHash: string | null;
}

/** What an import is going to do to the projects. */
export interface ProjectPlan {
  writes: { draft: ProjectDraft; documentId: string | null }[];
  /** Document ids of those that the snapshot no longer has; those made by hand stay. */
  withdrawals: string[];
  /** The rows of those that stay as they are, by reference. */
  kept: Map<string, number>;
}

/** Every project in the database. */
export async function readProjects(strapi: Core.Strapi): Promise<StoredProject[]> {
  return (await strapi.db.query(PROJECT).findMany({})) as StoredProject[];
}

/**
 * Compares the projects of the snapshot with those of the database. Throws a SnapshotError when too
 * many are missing.
 */
export function planProjects(
  { drafts, present }: ReadProjects,
  stored: readonly StoredProject[],
  { rewrite, maxWithdrawShare }: { rewrite: boolean; maxWithdrawShare: number },
): ProjectPlan {
  const known = new Map(stored.map((project) => [project.reference, project]));
  const writes = drafts.flatMap((draft) => {
    const existing = known.get(draft.reference);
    if (existing?.sourceHash === draft.sourceHash && !rewrite) return [];
    return [{ draft, documentId: existing?.documentId ?? null }];
  });
  const active = stored.filter(({ state, sourceHash }) => state === 'active' && sourceHash);
  const missing = active.filter(({ reference }) => !present.has(reference));
  const count = { lost: missing.length, known: active.length };
  checkLoss(count, `withdraw ${count.lost} of ${count.known} projects`, maxWithdrawShare);
  return {
    writes,
    withdrawals: missing.map(({ documentId }) => documentId),
    kept: new Map(stored.map((project) => [project.reference, project.id])),
  };
}

/**
 * Writes the projects of a plan in the caller's transaction and returns their rows by reference. An
 * agency has a handful: the Document Service is quick enough.
 */
export async function writeProjects(
  strapi: Core.Strapi,
  { writes, withdrawals, kept }: ProjectPlan,
  links: { cities: ReadonlyMap<string, number>; findPicture: PictureFinder },
): Promise<Map<string, number>> {
  const documents = strapi.documents(PROJECT);
  const rows = new Map(kept);
  for (const { draft, documentId } of writes) {
    const data = buildData(draft, links) as never;
    const written = documentId
      ? await documents.update({ documentId, data })
      : await documents.create({ data });
    if (written) rows.set(draft.reference, Number(written.id));
  }
  for (const documentId of withdrawals) {
    const data = { state: 'withdrawn' as const, sourceHash: 'withdrawn' };
    await documents.update({ documentId, data: data as never });
  }
  return rows;
}

function buildData(
  { city, pictures, sourceHash, ...draft }: ProjectDraft,
  { cities, findPicture }: Parameters<typeof writeProjects>[2],
): object {
  const stored = pictures.flatMap(({ url, kind, names }) => {
    const fileId = findPicture(url);
    return fileId === null ? [] : [{ fileId, kind, names }];
  });
  return {
    ...draft,
    state: 'active',
    city: (city && cities.get(city.key)) ?? null,
    pictures: [...new Set(stored.map(({ fileId }) => fileId))],
    pictureDetails: stored,
    // With a picture missing it is not done: the next import tries again.
    sourceHash: stored.length === pictures.length ? sourceHash : `retry:${sourceHash}`,
  };
}

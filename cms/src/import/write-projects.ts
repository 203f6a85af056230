import type { Core } from '@strapi/strapi';
import type { ProjectDraft } from './parse-projects';

const PROJECT = 'api::project.project';

interface StoredProject {
  id: number;
  documentId: string;
  reference: string;
  state: string;
  sourceHash: string | null;
}

/**
 * Brings the projects up to the snapshot, in the caller's transaction, and returns their rows by
 * reference. An agency has a handful: the Document Service is quick enough.
 */
export async function writeProjects(
  strapi: Core.Strapi,
  projects: readonly ProjectDraft[],
): Promise<Map<string, number>> {
  const documents = strapi.documents(PROJECT);
  const stored = (await strapi.db.query(PROJECT).findMany({})) as StoredProject[];
  const known = new Map(stored.map((project) => [project.reference, project]));
  const rows = new Map(stored.map((project) => [project.reference, project.id]));
  for (const project of projects) {
    const existing = known.get(project.reference);
    known.delete(project.reference);
    if (existing?.sourceHash === project.sourceHash) continue;
    const data = { ...project, state: 'active' as const };
    const written = existing
      ? await documents.update({ documentId: existing.documentId, data: data as never })
      : await documents.create({ data: data as never });
    if (written) rows.set(project.reference, Number(written.id));
  }
  for (const { documentId, state, sourceHash } of known.values()) {
    if (state !== 'active' || !sourceHash) continue;
    const data = { state: 'withdrawn' as const, sourceHash: 'withdrawn' };
    await documents.update({ documentId, data: data as never });
  }
  return rows;
}

import type { Core, UID } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import { touchesPublished } from '../../platform/publishing/published';
import { addressedTypes, nodeOf, readPathSegments, type PathSegment } from './path-segment';

const redirectUid = 'api::redirect.redirect' as UID.ContentType;

/**
 * Records the former segment of a published document when its slug, category or parent changes
 * or it is removed, in the same transaction. Drafts are ignored. Call it while registering,
 * before other middlewares that write.
 */
export function subscribeToPaths(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async (change, next) => {
    const { uid, params } = change;
    const { documentId } = params;
    const type = addressedTypes[uid]?.type;
    if (!type || !documentId || !touchesPublished(strapi, change)) return next();
    return strapi.db.transaction(async () => {
      const before = await readPathSegments(strapi, uid, documentId);
      const result = await next();
      const after = await readPathSegments(strapi, uid, documentId);
      for (const language of new Set([...before.keys(), ...after.keys()])) {
        const move = { language, from: before.get(language), to: after.get(language) };
        await recordMove(strapi, nodeOf(type, documentId), move);
      }
      return result;
    });
  });
}

async function recordMove(
  strapi: Core.Strapi,
  target: string,
  {
    language,
    from,
    to,
  }: { language: string; from: PathSegment | undefined; to: PathSegment | undefined },
): Promise<void> {
  if (from?.scope === to?.scope && from?.slug === to?.slug) return;
  const rows = strapi.db.query(redirectUid);
  if (from) {
    const data = { language, ...from, target };
    // A former record of the same segment: this one is the latest.
    await rows.deleteMany({ where: data });
    await rows.create({ data });
  }
  if (to) await rows.deleteMany({ where: { language, ...to, target } });
}

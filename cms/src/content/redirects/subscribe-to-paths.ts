import type { Core, UID } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import { touchesPublished } from '../../platform/publishing/published';
import { addressedTypes, nodeOf, readPathSegments, type PathSegment } from './path-segment';

const redirectUid = 'api::redirect.redirect' as UID.ContentType;

/**
 * Notes the segment that a published document leaves, in the transaction in which it leaves it: by
 * another slug, category or parent, or for good. Saving a draft notes nothing. Call it while
 * registering and before others that write in the same step.
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
    // Left before: it is the latest to have left now.
    await rows.deleteMany({ where: data });
    await rows.create({ data });
  }
  if (to) await rows.deleteMany({ where: { language, ...to, target } });
}

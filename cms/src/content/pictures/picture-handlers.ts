import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { listAlts, writeAlt } from '@agency/domain/alt-text';
import { perLanguage, type Language } from '@agency/domain/languages';
import { pictureOrigins, type PictureOrigin } from '@agency/domain/picture-origins';
import { addAdminRoutes } from '../../platform/access/admin-routes';
import { refuse, refuseMissing } from '../../platform/validation/refusal';

export interface DescribedPicture {
  id: number;
  name: string;
  /** URL of its smallest variant, for a preview. */
  url: string;
  /** Languages without a text are missing. */
  alts: Partial<Record<Language, string>>;
  /** Origin according to staff; null if they do not say. */
  origin: PictureOrigin | null;
}

const fileUid = 'plugin::upload.file';

const mostPictures = 60;

const alt = z.string().max(400);
const alts = z.strictObject(perLanguage(() => alt));
const origins = z.strictObject({ origin: z.enum(pictureOrigins).nullable() });
const id = z.coerce.number().int().positive();
const asked = z.object({
  ids: z.array(id).max(mostPictures),
  /** Hashes of pictures in rich texts, which have no id. */
  hashes: z.array(z.string().max(255)).max(mostPictures),
});

interface FileRow {
  id: number;
  hash: string;
  name: string;
  url: string;
  alternativeText: string | null;
  origin: PictureOrigin | null;
  formats: { thumbnail?: { url?: string } } | null;
}

/**
 * Adds routes to read and write alternative texts of pictures per language, and how they were made,
 * for users who may edit media library files.
 */
export function addPictureHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/pictures',
      right: { action: 'plugin::upload.read' },
      handle: ({ query }) => listPictures(strapi, query),
    },
    {
      method: 'POST',
      path: '/pictures/:id/alts',
      right: { action: 'plugin::upload.assets.update' },
      handle: async ({ params, request }) => {
        const { success, data } = alts.safeParse(request.body);
        if (!success) throw refuse('picture.texts');
        await updatePicture(strapi, params.id ?? '', { alternativeText: writeAlt(data) || null });
        return {};
      },
    },
    {
      method: 'POST',
      path: '/pictures/:id/origin',
      right: { action: 'plugin::upload.assets.update' },
      handle: async ({ params, request }) => {
        const { success, data } = origins.safeParse(request.body);
        if (!success) throw refuse('picture.origin');
        await updatePicture(strapi, params.id ?? '', data);
        return {};
      },
    },
  ]);
}

async function listPictures(
  strapi: Core.Strapi,
  query: Readonly<Record<string, unknown>>,
): Promise<DescribedPicture[]> {
  const split = (given: unknown): string[] =>
    String(given ?? '')
      .split(',')
      .filter(Boolean);
  const { data } = asked.safeParse({ ids: split(query.ids), hashes: split(query.hashes) });
  if (!data) throw refuse('picture.none');
  const rows = (await strapi.db.query(fileUid).findMany({
    where: {
      $or: [{ id: { $in: data.ids } }, { hash: { $in: data.hashes } }],
      mime: { $startsWith: 'image/' },
    },
    select: ['id', 'hash', 'name', 'url', 'alternativeText', 'origin', 'formats'],
  })) as FileRow[];
  const wanted = [
    ...data.ids.map((one) => rows.find((row) => row.id === one)),
    ...data.hashes.map((one) => rows.find((row) => row.hash === one)),
  ];
  return [...new Set(wanted)].flatMap((row) => {
    if (!row) return [];
    const { name, url, alternativeText, origin, formats } = row;
    const preview = formats?.thumbnail?.url ?? url;
    return [{ id: row.id, name, url: preview, alts: listAlts(alternativeText), origin }];
  });
}

async function updatePicture(
  strapi: Core.Strapi,
  given: string,
  data: Partial<Pick<FileRow, 'alternativeText' | 'origin'>>,
): Promise<void> {
  const wanted = id.safeParse(given);
  const where = { id: wanted.data ?? 0, mime: { $startsWith: 'image/' } };
  const row = await strapi.db.query(fileUid).findOne({ where, select: ['id'] });
  if (!row) throw refuseMissing('gone.picture');
  await strapi.db.query(fileUid).update({ where: { id: row.id }, data });
}

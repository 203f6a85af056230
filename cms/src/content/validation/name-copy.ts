import type { Core, UID } from '@strapi/strapi';

type Data = Record<string, unknown>;

/**
 * Gives the copy of a document (“Duplicate” in the admin) a new key and no address, so that one
 * is generated. Returns the copy's data, or null without an original.
 */
export async function nameCopy(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, data }: { documentId?: string; locale: string; data: Data },
): Promise<Data | null> {
  const type = uid as UID.ContentType;
  const { attributes } = strapi.contentType(type);
  const original = (await strapi.db
    .query(type)
    .findOne({ where: { documentId, locale }, orderBy: { id: 'asc' } })) as Data | null;
  if (!original) return null;
  if ('key' in attributes) {
    data.key = await findFreeKey(strapi, type, String(data.key ?? original.key));
  }
  for (const name of ['path', 'slug']) {
    if (!(name in attributes)) continue;
    if (data[name] === undefined || data[name] === original[name]) data[name] = null;
  }
  return { ...original, ...data };
}

/** Returns the key, or adds the first free number from 2. */
export async function findFreeKey(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  wanted: string,
): Promise<string> {
  const rows = (await strapi.db.query(uid).findMany({ select: ['key'] })) as { key: string }[];
  return numberName(
    wanted,
    rows.map(({ key }) => key),
  );
}

/** Returns the name, or adds the first free number from 2; ignores case. */
export function numberName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  let name = wanted;
  for (let number = 2; known.has(name.toLowerCase()); number += 1) name = `${wanted}-${number}`;
  return name;
}

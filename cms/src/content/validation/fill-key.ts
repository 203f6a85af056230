import type { Core, UID } from '@strapi/strapi';
import { toSlug } from '../../platform/rules/slug';
import { findFreeKey } from './name-copy';

const longestKey = 80;

/**
 * Writes the key of a new document that needs one and has none from its title or name, with a number
 * when another has it already (EDIT-9).
 */
export async function fillKey(
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
): Promise<void> {
  const type = uid as UID.ContentType;
  const name = data.title ?? data.name;
  if (data.key || typeof name !== 'string' || !needsKey(strapi, type)) return;
  // Room for a number behind it.
  const key = toSlug(name).slice(0, longestKey - 5);
  if (key !== '') data.key = await findFreeKey(strapi, type, key);
}

function needsKey(strapi: Core.Strapi, type: UID.ContentType): boolean {
  const { key } = strapi.contentType(type).attributes as Record<string, { required?: boolean }>;
  return key?.required === true;
}

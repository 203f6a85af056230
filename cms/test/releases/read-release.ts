import type { TestCms } from '../boot';

export type Contents = Record<string, Record<string, unknown>[]>;

const others = ['plugin::users-permissions.user', 'plugin::upload.file'];
/** Fields that change at every start. */
const volatile = ['updatedAt', 'updatedBy', 'createdBy', 'password'];

/**
 * Reads all rows of content types, owners and files with related data, in all languages
 * including drafts, in JSON format.
 */
export async function readRelease({ strapi }: TestCms): Promise<Contents> {
  const uids = Object.keys(strapi.contentTypes).filter(
    (uid) => uid.startsWith('api::') || others.includes(uid),
  );
  const contents: Contents = {};
  for (const uid of uids.sort()) {
    const rows = await strapi.db.query(uid).findMany({ populate: true, orderBy: 'id' });
    contents[uid] = JSON.parse(JSON.stringify(rows, dropVolatile)) as Contents[string];
  }
  return contents;
}

function dropVolatile(key: string, value: unknown): unknown {
  return volatile.includes(key) ? undefined : value;
}

import type { TestCms } from '../boot';

/** Every document, by content type. */
export type Contents = Record<string, Record<string, unknown>[]>;

const others = ['plugin::users-permissions.user', 'plugin::upload.file'];
/** What a start writes anew. */
const volatile = ['updatedAt', 'updatedBy', 'createdBy', 'password'];

/**
 * Reads every row of the agency's content types, of owners and of files, with what belongs to them,
 * in all languages, drafts included, as JSON keeps it.
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

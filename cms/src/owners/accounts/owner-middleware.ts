import type { Core } from '@strapi/strapi';
import { checkOwner } from './check-owner';
import { noLinks } from './owner-links';
import { OWNER, type StoredOwner } from './owner-type';
import { raiseSessionVersion } from './raise-session-version';

type Data = Record<string, unknown>;

/** What only the account itself or an import writes: nobody types it, and no copy of an owner has it. */
const ofAccount = {
  password: null,
  resetPasswordToken: null,
  confirmationToken: null,
  sessionVersion: 0,
  linkKind: null,
  linkExpiresAt: null,
  resetAskedAt: null,
  invitedAt: null,
  lastLoginAt: null,
  previousLoginAt: null,
  importSource: null,
  importId: null,
  sourceHash: null,
  importedListings: null,
  newEmail: null,
  newEmailToken: null,
  newEmailUntil: null,
  reportedWeek: null,
};

/**
 * Keeps owners whole wherever they are edited: email and login name are in lower case and belong to
 * one owner, passwords and links are left to the account, and who is blocked or gets another email
 * is logged out everywhere (OWN-1). Call it while registering.
 */
export function registerOwnerMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as unknown as {
      uid: string;
      action: string;
      params: { documentId?: string; data?: Data };
    };
    if (uid !== OWNER || !['create', 'update', 'clone'].includes(action)) return next();
    const data = (params.data ??= {});
    for (const name of Object.keys(ofAccount)) delete data[name];
    const before = await findBefore(strapi, params.documentId);
    const isNew = action !== 'update';
    await checkOwner(strapi, data, isNew ? null : before);
    if (action === 'clone') Object.assign(data, listPrivate(strapi), ofAccount);
    if (isNew) Object.assign(data, await readDefaults(strapi));
    if (isNew || !before || !endsSessions(data, before)) return next();
    return strapi.db.transaction(async () => {
      const changed: unknown = await next();
      // A link that was mailed to the former address, or to who is blocked, opens nothing.
      await strapi.db.query(OWNER).update({ where: { id: before.id }, data: noLinks });
      await raiseSessionVersion(strapi, before.id);
      return changed as never;
    });
  });
}

/** What no copy of an owner has: whence it was imported, and the like. */
function listPrivate(strapi: Core.Strapi): Data {
  const attributes = Object.entries(strapi.contentType(OWNER).attributes);
  const own = attributes.filter(([, attribute]) => (attribute as { private?: boolean }).private);
  return Object.fromEntries(own.map(([name]) => [name, null]));
}

async function findBefore(strapi: Core.Strapi, documentId?: string): Promise<StoredOwner | null> {
  if (!documentId) return null;
  return (await strapi.db.query(OWNER).findOne({ where: { documentId } })) as StoredOwner | null;
}

function endsSessions({ email, blocked }: Data, before: StoredOwner): boolean {
  const isMoved = email !== undefined && email !== before.email;
  // Of who is blocked no more, a session that began meanwhile ends.
  return isMoved || (blocked !== undefined && Boolean(blocked) !== Boolean(before.blocked));
}

/** As users-permissions registers somebody who needs no confirmation. */
async function readDefaults(strapi: Core.Strapi): Promise<Data> {
  const role = (await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })) as { id: number } | null;
  return { provider: 'local', confirmed: true, ...(role ? { role: role.id } : {}) };
}

import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import { noLinks } from './owner-links';
import { OWNER, type StoredOwner } from './owner-type';
import { raiseSessionVersion } from './write-password';
import { isEmailAddress } from '@agency/domain/contact';
import { refuseField } from '../../platform/validation/refusal';

type Data = Record<string, unknown>;

/** Fields that only the account code and imports write; they are not copied with an owner. */
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
 * Validates owners on every write: email and login name are in lower case and unique, passwords
 * and links are not writable, and blocking an owner or changing the email ends all sessions.
 * Call it while registering.
 */
export function registerOwnerMiddleware(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
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
      const changed = await next();
      // Invalidates links mailed to the previous address or to a blocked owner.
      await strapi.db.query(OWNER).update({ where: { id: before.id }, data: noLinks });
      await raiseSessionVersion(strapi, before.id);
      return changed;
    });
  });
}

/** Returns private fields that a copy does not have, such as the import source. */
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
  // Unblocking also ends sessions started in the meantime.
  return isMoved || (blocked !== undefined && Boolean(blocked) !== Boolean(before.blocked));
}

/** Returns the defaults of users-permissions for a confirmed user. */
async function readDefaults(strapi: Core.Strapi): Promise<Data> {
  const role = (await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })) as { id: number } | null;
  return { provider: 'local', confirmed: true, ...(role ? { role: role.id } : {}) };
}

/**
 * Lowercases email and login name, uses the email for a missing login name, and refuses values
 * that another owner has.
 */
async function checkOwner(
  strapi: Core.Strapi,
  data: Record<string, unknown>,
  before: StoredOwner | null,
): Promise<void> {
  const email = tidy(data.email);
  if (email !== undefined) {
    if (!isEmailAddress(email)) throw refuseField('email', 'owner.email');
    data.email = email;
  }
  const username = tidy(data.username);
  if (username !== undefined) data.username = username;
  const isOldEmail = (username ?? before?.username) === before?.email;
  if (!(username ?? before?.username) || username === '' || (email !== undefined && isOldEmail)) {
    data.username = email ?? before?.email;
  }
  for (const field of ['email', 'username'] as const) {
    const login = data[field];
    if (typeof login !== 'string' || login === before?.[field]) continue;
    if (await isTaken(strapi, login, before?.id)) {
      throw refuseField(field, 'owner.loginTaken', { login });
    }
  }
}

/** Returns undefined if the field is not written. */
function tidy(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

async function isTaken(strapi: Core.Strapi, login: string, id = 0): Promise<boolean> {
  const where = { id: { $ne: id }, $or: [{ email: login }, { username: login }] };
  return (await strapi.db.query(OWNER).count({ where })) > 0;
}

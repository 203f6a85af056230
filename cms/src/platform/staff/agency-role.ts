import type { Core } from '@strapi/strapi';
import { listSecretKinds } from '../mail/mail-kinds';
import { isLocalized } from '../i18n/is-localized';
import { languages } from '@agency/domain/languages';

const owner = 'plugin::users-permissions.user';

const manage = ['create', 'read', 'update', 'delete', 'publish'] as const;
const write = ['create', 'read', 'update'] as const;
const handle = ['read', 'update'] as const;
const look = ['read'] as const;

/**
 * Permissions of the editor role by type: content, leads, testimonials and owners, but no
 * settings, staff accounts or tokens.
 */
const allowed: Record<string, readonly string[]> = {
  'api::page.page': manage,
  'api::module.module': manage,
  'api::article.article': manage,
  'api::article-category.article-category': manage,
  'api::article-subcategory.article-subcategory': manage,
  'api::testimonial.testimonial': manage,
  'api::landing-text.landing-text': manage,
  'api::agent.agent': manage,
  'api::office.office': manage,
  'api::header.header': manage,
  'api::footer.footer': manage,
  'api::cookie-consent.cookie-consent': manage,
  'api::listing.listing': handle,
  'api::project.project': look,
  'api::city.city': manage,
  'api::property-type.property-type': manage,
  'api::communication.communication': manage,
  'api::online-medium.online-medium': manage,
  'api::appearance.appearance': manage,
  'api::owner-note.owner-note': manage,
  'api::appointment-slot.appointment-slot': manage,
  [owner]: write,
  'api::reply-template.reply-template': manage,
  'api::lead.lead': handle,
  'api::demand.demand': handle,
  'api::subscription.subscription': handle,
  'api::demand-match.demand-match': look,
  'api::outbox-mail.outbox-mail': look,
  'api::visit-count.visit-count': look,
  'api::import-run.import-run': look,
  'api::consent-version.consent-version': look,
};

/**
 * Fields hidden from editors. Staff are shown by name next to a lead or listing; the relation
 * itself would reveal their addresses. Accounts of owners are private.
 */
const withheld: Record<string, readonly string[]> = {
  'api::lead.lead': ['assignee', 'readAt'],
  'api::appointment-slot.appointment-slot': ['host'],
  [owner]: [
    ...['password', 'resetPasswordToken', 'confirmationToken', 'provider', 'confirmed', 'role'],
    ...['sessionVersion', 'linkKind', 'linkExpiresAt', 'resetAskedAt'],
    ...['newEmail', 'newEmailToken', 'newEmailUntil', 'reportedWeek'],
  ],
};

/** Editable fields of imported types; the next import overwrites all others. */
const editable: Record<string, readonly string[]> = {
  'api::listing.listing': ['documents', 'owner'],
};

const mail = 'api::outbox-mail.outbox-mail';
const openMails = 'open-mails';

/**
 * Registers the condition for editors reading the outbox: it excludes mails with a password
 * link, which a site without a mail server keeps. Call it while registering.
 */
export async function registerMailCondition(strapi: Core.Strapi): Promise<void> {
  const { conditionProvider } = strapi.service('admin::permission') as {
    conditionProvider: { register(condition: object): Promise<unknown> };
  };
  await conditionProvider.register({
    name: openMails,
    displayName: 'No mail with a link that sets a password',
    handler: () => ({ kind: { $nin: listSecretKinds(strapi) } }),
  });
}

/** Only administrators may erase a person (docs/decisions/0071). */
const privacy = ['api::privacy.export'];

const mediaLibrary = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

interface Permission {
  action: string;
  subject?: string | null;
  properties?: { fields?: string[]; locales?: string[] };
  conditions?: string[];
}

interface RoleService {
  findOne(where: { code: string }): Promise<{ id: number } | null>;
  create(role: { name: string; code: string; description: string }): Promise<{ id: number }>;
  deleteByIds(ids: number[]): Promise<unknown>;
  getUsersCount(id: number): Promise<number>;
  assignPermissions(id: number, permissions: Permission[]): Promise<unknown>;
}

interface ContentTypeService {
  getPermissionsWithNestedFields(actions: unknown[]): Permission[];
}

interface PermissionService {
  actionProvider: { values(): { section: string }[] };
}

export const agencyRoleCode = 'agency-editor';

export async function ensureAgencyRole(strapi: Core.Strapi): Promise<number> {
  const roles = strapi.service('admin::role') as RoleService;
  let role = await roles.findOne({ code: agencyRoleCode });
  if (!role) {
    await removeDefaultRoles(roles);
    role = await roles.create({
      name: 'Agency editor',
      code: agencyRoleCode,
      description: 'Content, leads and testimonials; no settings, accounts or tokens.',
    });
  }
  await roles.assignPermissions(role.id, listPermissions(strapi));
  return role.id;
}

/** Strapi's Editor and Author roles may change the site settings. */
async function removeDefaultRoles(roles: RoleService): Promise<void> {
  for (const code of ['strapi-editor', 'strapi-author']) {
    const role = await roles.findOne({ code });
    if (role && (await roles.getUsersCount(role.id)) === 0) await roles.deleteByIds([role.id]);
  }
}

function listPermissions(strapi: Core.Strapi): Permission[] {
  const permissionService = strapi.service('admin::permission') as PermissionService;
  const contentTypes = strapi.service('admin::content-type') as ContentTypeService;
  const contentActions = permissionService.actionProvider
    .values()
    .filter((action) => action.section === 'contentTypes');
  const content = contentTypes
    .getPermissionsWithNestedFields(contentActions)
    .filter(({ action, subject }) => {
      const verb = action.split('.').pop() ?? '';
      return allowed[subject ?? '']?.includes(verb);
    })
    .map((permission) => addLocales(strapi, withholdFields(permission)));
  const rest = [...privacy, ...mediaLibrary];
  return [...content, ...rest.map((action) => ({ action, properties: {} }))];
}

function withholdFields(permission: Permission): Permission {
  const { action, subject, properties } = permission;
  const hidden = withheld[subject ?? ''] ?? [];
  const own = action.endsWith('.update') ? editable[subject ?? ''] : undefined;
  const kept = properties?.fields?.filter(
    (field) => !hidden.includes(field) && (own?.includes(field) ?? true),
  );
  const conditions = subject === mail ? [`api::${openMails}`] : [];
  return { ...permission, conditions, properties: { ...properties, fields: kept } };
}

function addLocales(strapi: Core.Strapi, permission: Permission): Permission {
  if (!isLocalized(strapi, permission.subject ?? '')) return permission;
  return { ...permission, properties: { ...permission.properties, locales: [...languages] } };
}

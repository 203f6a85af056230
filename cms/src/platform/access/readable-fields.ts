import type { Core, UID } from '@strapi/strapi';

export interface Attribute {
  type: string;
  target?: string;
  component?: string;
  components?: string[];
  private?: boolean;
  searchable?: boolean;
}

/** What Strapi knows of the rights of a person who is logged in to the admin. */
export interface Ability {
  can(action: string, subject?: string): boolean;
  rulesFor(action: string, subject: string): { conditions?: object }[];
}

interface PermissionChecker {
  cannot: { read(entity: null, field: string): boolean };
}

const read = 'plugin::content-manager.explorer.read';

/** Fields of every type that everybody reads who reads the type; no role names them. */
const common = [
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'],
  ...['createdBy', 'updatedBy', 'localizations'],
];

/** Accounts and keys: their private fields are secrets, of administrators too, except these. */
const accounts: Record<string, readonly string[]> = {
  'plugin::users-permissions.user': [],
  'admin::user': ['email', 'isActive', 'blocked', 'roles'],
  'admin::api-token': [],
  'admin::transfer-token': [],
  'admin::session': [],
};

const picture = ['name', 'alternativeText', 'caption', 'width', 'height', 'formats', 'hash', 'ext'];

/** Types without permissions of the content manager: who reads them, and what others read of them. */
const special: Record<string, { right: string; shown: readonly string[] }> = {
  'admin::user': { right: 'admin::users.read', shown: ['firstname', 'lastname', 'username'] },
  'admin::role': { right: 'admin::roles.read', shown: [] },
  'plugin::upload.file': {
    right: 'plugin::upload.read',
    shown: [...picture, 'mime', 'size', 'url', 'previewUrl', 'focalPoint', 'provider'],
  },
  'plugin::upload.folder': { right: 'plugin::upload.read', shown: ['name'] },
  'plugin::users-permissions.role': {
    right: 'plugin::users-permissions.roles.read',
    shown: ['name'],
  },
};

/** A field that may be read, and the fields of what it leads to. */
export interface ReadableField {
  attribute: Attribute;
  /** Null for a value. */
  inner: ReadableFields | null;
}

/** The fields that one person may read at one place of the content model. */
export interface ReadableFields {
  /** Null for a field that does not exist or may not be read. */
  open(name: string): ReadableField | null;
  /** As `open`, for a component of a dynamic zone. */
  openComponent(uid: string): ReadableFields;
  names(): string[];
  /** Whether nobody may read it. */
  isSecret(name: string): boolean;
  /** Whether the schema has it; Strapi adds more to what it returns, such as counts. */
  has(name: string): boolean;
}

/** Returns the fields of a type that the person with this ability may read, and what they lead to. */
export function listReadable(
  strapi: Pick<Core.Strapi, 'getModel' | 'plugin'>,
  ability: Ability,
  model: string,
): ReadableFields {
  const checkers = strapi.plugin('content-manager').service('permission-checker') as unknown as {
    create(of: { userAbility: unknown; model: string }): PermissionChecker;
  };
  const known = new Map<string, PermissionChecker>();
  const check = (uid: string): PermissionChecker => {
    const checker = known.get(uid) ?? checkers.create({ userAbility: ability, model: uid });
    known.set(uid, checker);
    return checker;
  };

  const mayRead = (uid: string, field: string, isRelated: boolean): boolean => {
    const rule = special[uid];
    if (rule) return ability.can(rule.right) || rule.shown.includes(field);
    // Which of the related documents may be read is not asked of each of them.
    if (isRelated && ability.rulesFor(read, uid).some(({ conditions }) => isNarrow(conditions))) {
      return false;
    }
    return !check(uid).cannot.read(null, field);
  };

  const enter = (place: Place): ReadableFields => {
    const { uid, type, path, isRelated } = place;
    const { attributes } = strapi.getModel(uid as UID.Schema) as unknown as {
      attributes: Record<string, Attribute>;
    };
    const isSecret = (name: string): boolean => {
      const { type: kind, private: isPrivate = false } = attributes[name] ?? {};
      return kind === 'password' || (isPrivate && accounts[uid]?.includes(name) === false);
    };
    const open = (name: string): ReadableField | null => {
      const isCommon = uid === type && common.includes(name);
      const attribute = attributes[name] ?? (isCommon ? { type: 'string' } : null);
      if (!attribute || isSecret(name)) return null;
      const { component, target } = attribute;
      const isGiven = place.isGiven || isCommon || mayRead(type, path + name, isRelated);
      if (component) {
        const inner = enter({ ...place, uid: component, path: `${path}${name}.`, isGiven });
        // Permissions name the fields inside a component, not the component.
        return isGiven || inner.names().length > 0 ? { attribute, inner } : null;
      }
      // A relation to whatever type has no fields of its own.
      if (!isGiven || (attribute.type === 'relation' && !target)) return null;
      const next = attribute.type === 'media' ? 'plugin::upload.file' : target;
      return { attribute, inner: next ? enter(enterType(next, true)) : null };
    };
    return {
      open,
      isSecret,
      has: (name) => attributes[name] !== undefined,
      names: () => {
        const names =
          uid === type ? [...common, ...Object.keys(attributes)] : Object.keys(attributes);
        return [...new Set(names)].filter((name) => open(name) !== null);
      },
      openComponent: (component) => enter({ ...place, uid: component, isGiven: true }),
    };
  };
  return enter(enterType(model, false));
}

/** Where a path through the content model has come to. */
interface Place {
  uid: string;
  /** The type whose permissions decide: that around a component. */
  type: string;
  /** The path of a component in those permissions, with a dot at its end. */
  path: string;
  /** Whether a relation led here. */
  isRelated: boolean;
  /** Whether the right to all of a component is given. */
  isGiven: boolean;
}

function enterType(type: string, isRelated: boolean): Place {
  return { uid: type, type, path: '', isRelated, isGiven: false };
}

/** Whether the conditions of a permission are about more than languages. */
function isNarrow(conditions: unknown): boolean {
  if (Array.isArray(conditions)) return conditions.some(isNarrow);
  return Object.entries(conditions ?? {}).some(([key, value]) =>
    key.startsWith('$') ? isNarrow(value) : key !== 'locale',
  );
}

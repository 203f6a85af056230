import type { Core, UID } from '@strapi/strapi';

export interface Attribute {
  type: string;
  target?: string;
  component?: string;
  components?: string[];
  private?: boolean;
  searchable?: boolean;
}

export interface Ability {
  can(action: string, subject?: string): boolean;
  rulesFor(action: string, subject: string): { conditions?: object }[];
}

interface PermissionChecker {
  cannot: { read(entity: null, field: string): boolean };
}

const read = 'plugin::content-manager.explorer.read';

/** Fields that can be read on every type without a permission of their own. */
const common = [
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'],
  ...['createdBy', 'updatedBy', 'localizations'],
];

/** Account and token types: private fields are secret, even to administrators, except these. */
const accounts: Record<string, readonly string[]> = {
  'plugin::users-permissions.user': [],
  'admin::user': ['email', 'isActive', 'blocked', 'roles'],
  'admin::api-token': [],
  'admin::transfer-token': [],
  'admin::session': [],
};

const picture = ['name', 'alternativeText', 'caption', 'width', 'height', 'formats', 'hash', 'ext'];

/**
 * Types without content manager permissions: the action that allows reading them, and the fields
 * that others see.
 */
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

export interface ReadableField {
  attribute: Attribute;
  /** Null for a scalar value. */
  inner: ReadableFields | null;
}

/** The fields that one user may read at a position in the content model. */
export interface ReadableFields {
  /** Null for a field that does not exist or may not be read. */
  open(name: string): ReadableField | null;
  /** Like `open`, for a component of a dynamic zone. */
  openComponent(uid: string): ReadableFields;
  names(): string[];
  /** Reports whether no user may read the field. */
  isSecret(name: string): boolean;
  /**
   * Reports whether the schema has the field; Strapi adds others to its responses, such as
   * counts.
   */
  has(name: string): boolean;
}

/** Returns the fields of a type, with their targets, that a user with this ability may read. */
export function listReadable(
  strapi: Pick<Core.Strapi, 'getModel' | 'plugin'>,
  ability: Ability,
  model: string,
): ReadableFields {
  const checkers = strapi.plugin('content-manager').service('permission-checker') as {
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
    // Conditions are not evaluated for each related document.
    if (isRelated && ability.rulesFor(read, uid).some(({ conditions }) => isNarrow(conditions))) {
      return false;
    }
    return !check(uid).cannot.read(null, field);
  };

  const enter = (place: Place): ReadableFields => {
    const { uid, type, path, isRelated } = place;
    const { attributes } = strapi.getModel(uid as UID.Schema) as {
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
        return isGiven || inner.names().length > 0 ? { attribute, inner } : null;
      }
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

interface Place {
  uid: string;
  type: string;
  /** The permission path of a component, ending with a dot. */
  path: string;
  /** True when the path goes through a relation. */
  isRelated: boolean;
  /** True when the whole component may be read. */
  isGiven: boolean;
}

function enterType(type: string, isRelated: boolean): Place {
  return { uid: type, type, path: '', isRelated, isGiven: false };
}

/** Reports whether the conditions of a permission restrict more than the locale. */
function isNarrow(conditions: unknown): boolean {
  if (Array.isArray(conditions)) return conditions.some(isNarrow);
  return Object.entries(conditions ?? {}).some(([key, value]) =>
    key.startsWith('$') ? isNarrow(value) : key !== 'locale',
  );
}

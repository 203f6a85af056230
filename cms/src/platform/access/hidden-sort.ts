import type { Core, UID } from '@strapi/strapi';

interface Attribute {
  type: string;
  target?: string;
  component?: string;
}

interface PermissionCheckers {
  create(of: { userAbility: unknown; model: string }): {
    cannot: { read(entity: null, field: string): boolean };
  };
}

/** Whether somebody in the admin may read a field of a type. */
export type MayRead = (model: string, field: string) => boolean;

/** In every type, and shown to everybody who reads it; no role names them. */
const common = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'];

/** Asks Strapi's own permissions of one person. */
export function createMayRead(strapi: Core.Strapi, userAbility: unknown): MayRead {
  const checkers = strapi
    .plugin('content-manager')
    .service('permission-checker') as unknown as PermissionCheckers;
  return (model, field) => !checkers.create({ userAbility, model }).cannot.read(null, field);
}

/**
 * What is left of an order of a list when fields that may not be read are taken out of it, those of
 * related documents too: the order of rows reveals what a field holds. Takes each of Strapi's forms.
 */
export function dropHiddenSort(
  strapi: Pick<Core.Strapi, 'getModel'>,
  sort: unknown,
  { model, mayRead }: { model: string; mayRead: MayRead },
): unknown {
  const isShown = (path: string): boolean => isReadable(strapi, path.split('.'), model, mayRead);
  const keep = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const parts = value.split(',').map((part) => part.trim());
      return parts.filter((part) => isShown(part.split(':')[0] ?? '')).join(',');
    }
    if (Array.isArray(value)) return value.map(keep).filter((item) => item !== '');
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.fromEntries(
      Object.entries(value).filter(([key, inner]) => listPaths(key, inner).every(isShown)),
    );
  };
  return keep(sort);
}

/** The paths of an order that is written as an object: `{ owner: { email: 'asc' } }`. */
function listPaths(key: string, inner: unknown): string[] {
  if (typeof inner !== 'object' || inner === null) return [key];
  return Object.entries(inner).flatMap(([name, value]) => listPaths(`${key}.${name}`, value));
}

function isReadable(
  strapi: Pick<Core.Strapi, 'getModel'>,
  [name = '', ...rest]: string[],
  model: string,
  mayRead: MayRead,
): boolean {
  if (common.includes(name)) return true;
  const { attributes = {} } = (strapi.getModel(model as UID.Schema) ?? {}) as {
    attributes?: Record<string, Attribute>;
  };
  const attribute = attributes[name];
  // Strapi ignores what it does not know.
  if (!attribute) return true;
  if (attribute.component) {
    return mayRead(model, [name, ...rest].join('.')) || mayRead(model, name);
  }
  if (!mayRead(model, name)) return false;
  if (rest.length === 0 || !attribute.target) return true;
  return isReadable(strapi, rest, attribute.target, mayRead);
}

import type { Core } from '@strapi/strapi';
import { listReadable, type Ability, type ReadableFields } from './readable-fields';
import { restrictQuery } from './restrict-query';

interface PermissionsManager {
  sanitizeQuery(query: Record<string, unknown>, options?: object): Promise<Record<string, unknown>>;
  sanitizeOutput(data: unknown, options?: object): Promise<unknown>;
}

interface PermissionService {
  createPermissionsManager(of: { ability: Ability; model: string }): PermissionsManager;
}

/**
 * Applies the read permissions of documents to related documents in admin requests: Strapi
 * checks only the first field of a path, so `owner` exposed the password hash
 * (docs/decisions/0137). Covers all admin routes. Call it while registering.
 */
export function restrictAccess(strapi: Core.Strapi): void {
  const service = strapi.service('admin::permission') as PermissionService;
  const create = service.createPermissionsManager;
  service.createPermissionsManager = (of) => {
    const manager = create(of);
    const { sanitizeQuery, sanitizeOutput } = manager;
    let known: ReadableFields | undefined;
    const fields = (): ReadableFields => (known ??= listReadable(strapi, of.ability, of.model));
    // Keeps its getters and methods, which refer to each other.
    return Object.assign(manager, {
      sanitizeQuery: async (query: Record<string, unknown>, options?: object) =>
        restrictQuery(await sanitizeQuery(query, options), fields()),
      sanitizeOutput: async (data: unknown, options?: object) =>
        dropUnreadable(await sanitizeOutput(data, options), fields(), false),
    });
  };
}

/** Strapi has filtered the document itself, except for secrets; relations are filtered here. */
function dropUnreadable(data: unknown, fields: ReadableFields, isInner: boolean): unknown {
  if (Array.isArray(data)) return data.map((item) => dropUnreadable(item, fields, isInner));
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  const entries = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    if (!fields.has(name)) return [[name, value]];
    const field = fields.open(name);
    if (isInner ? !field : fields.isSecret(name)) return [];
    if (field?.inner) return [[name, dropUnreadable(value, field.inner, true)]];
    if (field?.attribute.type !== 'dynamiczone' || !Array.isArray(value)) return [[name, value]];
    const blocks = value as { __component: string }[];
    return [
      [
        name,
        blocks.map((block) => dropUnreadable(block, fields.openComponent(block.__component), true)),
      ],
    ];
  });
  return Object.fromEntries(entries);
}

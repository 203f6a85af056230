import type { Core, UID } from '@strapi/strapi';
import { wherePublished } from './published';

/** The published version of a document in one language, as needed to detect changes. */
export interface PublishedRow {
  /** Empty for types without languages. */
  locale: string;
  key: string | null;
  /** Content that a page may show; other documents only by reference. */
  content: string;
  address: string;
  /** Keys of the pages that contain a module. */
  pages: string[];
}

type Entry = Record<string, unknown>;

interface Attribute {
  type: string;
  component?: string;
  components?: string[];
  target?: string;
}

const notShown = new Set(['id', 'createdAt', 'updatedAt', 'firstPublishedAt']);
const internal = new Set(['createdBy', 'updatedBy', 'localizations']);
const addressFields = ['key', 'slug', 'path', 'parent', 'category', 'subcategory'];

export async function readPublished(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<PublishedRow[]> {
  if (documentId === undefined) return [];
  const rows = (await strapi.db.query(uid as UID.ContentType).findMany({
    where: { documentId, ...wherePublished(strapi, uid) },
    populate: buildPopulate(strapi, uid),
  })) as Entry[];
  return rows.map(describeRow);
}

function describeRow(row: Entry): PublishedRow {
  const pages = Array.isArray(row.pages) ? (row.pages as { key?: string }[]) : [];
  return {
    locale: typeof row.locale === 'string' ? row.locale : '',
    key: findKey(row),
    content: JSON.stringify(row, (name, value: unknown) =>
      notShown.has(name) ? undefined : value,
    ),
    address: JSON.stringify(addressFields.map((name) => row[name] ?? null)),
    pages: pages.flatMap(({ key }) => key ?? []),
  };
}

/** Returns the key, or the reference of a listing or project; null for single types. */
function findKey({ key, reference }: Entry): string | null {
  const found = key ?? reference;
  return typeof found === 'string' ? found : null;
}

function buildPopulate(strapi: Core.Strapi, uid: string): Entry {
  const { attributes } = strapi.getModel(uid as UID.Schema) as {
    attributes: Record<string, Attribute>;
  };
  const populate: Entry = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (internal.has(name)) continue;
    const { type, component = '', components = [], target = '' } = attribute;
    if (type === 'media') populate[name] = { select: ['hash'] };
    if (type === 'relation') populate[name] = { select: listNames(strapi, target) };
    if (type === 'component') populate[name] = { populate: buildPopulate(strapi, component) };
    if (type === 'dynamiczone') {
      const blocks = components.map((block) => [block, { populate: buildPopulate(strapi, block) }]);
      populate[name] = { on: Object.fromEntries(blocks) as Entry };
    }
  }
  return populate;
}

function listNames(strapi: Core.Strapi, uid: string): string[] {
  const { attributes } = strapi.getModel(uid as UID.Schema);
  return ['documentId', ...('key' in attributes ? ['key'] : [])];
}

import type { Core, UID } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { isLocalized } from '../../platform/i18n/is-localized';
import { readAdminLanguage } from '../../platform/rules/admin-languages';
import { isRecord } from '../../platform/rules/is-record';
import { translateLabel } from '../labels/translate-label';
import { describeValue } from './describe-value';

export interface Attribute {
  type: string;
  target?: string;
  mappedBy?: string;
  component?: string;
  components?: readonly string[];
  pluginOptions?: { i18n?: { localized?: boolean } };
}

interface Model {
  attributes: Record<string, Attribute>;
  pluginOptions?: { editor?: { main?: string } };
}

export interface Content {
  /** In the format of a Document Service update. */
  data: Record<string, unknown>;
  texts: Record<string, string>;
}

const moduleUid = 'api::module.module';

const own = /^(createdAt|createdBy|updatedAt|updatedBy|publishedAt|locale|localizations)$/;

/**
 * Returns the draft or published version of a document in a language (empty for types without),
 * with all components; null if it does not exist.
 */
export async function readContent(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locale: string,
  status: 'draft' | 'published' = 'draft',
): Promise<Content | null> {
  const model = findModel(strapi, uid);
  const populate = populateAll(strapi, model);
  const found = await documentsOf(strapi, uid).findOne({
    documentId,
    locale: locale || undefined,
    status,
    populate,
  });
  if (!found) return null;
  const fields = listFields(model);
  return {
    data: Object.fromEntries(
      fields.map(([name, attribute]) => [name, clean(strapi, attribute, found[name])]),
    ),
    texts: Object.fromEntries(
      fields
        .map(([name, { type, target }]) => {
          const value =
            target === moduleUid ? nameBlocks(strapi, found[name], locale) : found[name];
          return [name, describeValue(value, type)] as const;
        })
        .filter(([, text]) => text !== ''),
    ),
  };
}

/** Reports whether the draft and the published version are equal in a language. */
export async function isAsPublished(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locale: string,
): Promise<boolean> {
  const published = await readContent(strapi, uid, documentId, locale, 'published');
  const draft = published && (await readContent(strapi, uid, documentId, locale));
  return draft !== null && JSON.stringify(draft.data) === JSON.stringify(published?.data);
}

const textTypes = new Set(['string', 'text', 'blocks', 'component', 'dynamiczone']);

/** Returns the translated fields: localized texts, and components with texts. */
export function listTranslated(strapi: Core.Strapi, uid: string): string[] {
  const { attributes } = findModel(strapi, uid);
  return listLocalized(strapi, uid).filter((name) => textTypes.has(attributes[name]?.type ?? ''));
}

function listLocalized(strapi: Core.Strapi, uid: string): string[] {
  return listFields(findModel(strapi, uid))
    .filter(([, { pluginOptions }]) => pluginOptions?.i18n?.localized === true)
    .map(([name]) => name);
}

/**
 * Selects what a version can restore: localized fields, as shared ones may have been changed
 * from another language; all fields for types without languages.
 */
export function pickRestored<Value>(
  strapi: Core.Strapi,
  uid: string,
  fields: Readonly<Record<string, Value>>,
): Record<string, Value> {
  if (!isLocalized(strapi, uid)) return fields;
  const localized = new Set(listLocalized(strapi, uid));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => localized.has(name)));
}

function findModel(strapi: Core.Strapi, uid: string): Model {
  return (strapi.getModel(uid as UID.ContentType) ?? {}) as Model;
}

/** Returns the editable fields, without relations owned by other documents. */
function listFields({ attributes }: Model): [string, Attribute][] {
  return Object.entries(attributes).filter(
    ([name, { mappedBy }]) => !own.test(name) && mappedBy === undefined,
  );
}

function populateAll(strapi: Core.Strapi, model: Model): Record<string, unknown> {
  const parts = listFields(model).flatMap(([name, attribute]): [string, unknown][] => {
    const { type, component, components, target } = attribute;
    const inner = (uid: string): object => ({
      populate: populateAll(strapi, findModel(strapi, uid)),
    });
    if (type === 'media') return [[name, true]];
    if (type === 'component' && component) return [[name, inner(component)]];
    if (type === 'dynamiczone') {
      return [
        [name, { on: Object.fromEntries((components ?? []).map((uid) => [uid, inner(uid)])) }],
      ];
    }
    if (type !== 'relation' || !target) return [];
    const main = findModel(strapi, target).pluginOptions?.editor?.main;
    const fields = ['documentId', ...(main ? [main] : [])];
    return [[name, target === moduleUid ? { fields, populate: ['blocks'] } : { fields }]];
  });
  return Object.fromEntries(parts);
}

/** Names blocks without a title by their type, in the language of the content. */
function nameBlocks(strapi: Core.Strapi, value: unknown, locale: string): unknown {
  const name = (block: unknown): unknown => {
    if (!isRecord(block) || block.title) return block;
    const [part] = Array.isArray(block.blocks) ? (block.blocks as unknown[]) : [];
    const uid = isRecord(part) ? (part.__component as UID.Component) : undefined;
    const kind = uid && strapi.components[uid]?.info.displayName;
    return kind ? { ...block, title: translateLabel(kind)[readAdminLanguage(locale)] } : block;
  };
  return Array.isArray(value) ? value.map(name) : name(value);
}

function clean(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && attribute.type !== 'blocks' && attribute.type !== 'json') {
    return value.map((part) => clean(strapi, attribute, part));
  }
  if (!isRecord(value)) return value;
  if (attribute.type === 'media') return value.id;
  if (attribute.type === 'relation') return value.documentId;
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return value;
  const uid = attribute.component ?? String(value.__component);
  const parts = listFields(findModel(strapi, uid)).map(
    ([name, part]) => [name, clean(strapi, part, value[name])] as const,
  );
  const kind = attribute.type === 'dynamiczone' ? { __component: uid } : {};
  return { ...kind, ...Object.fromEntries(parts) };
}

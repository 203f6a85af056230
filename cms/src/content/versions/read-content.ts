import type { Core, UID } from '@strapi/strapi';
import { isLocalized } from '../../platform/i18n/is-localized';
import { isRecord } from '../../platform/rules/is-record';
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

/** A draft in one language. */
export interface Content {
  /** As an update of the Document Service takes it. */
  data: Record<string, unknown>;
  /** The text of each field that has one. */
  texts: Record<string, string>;
}

/** Fields of Strapi's own. */
const own = /^(createdAt|createdBy|updatedAt|updatedBy|publishedAt|locale|localizations)$/;

/** The draft of a document in a language (empty for types without), with all its parts; null when there is none. */
export async function readContent(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locale: string,
): Promise<Content | null> {
  const model = findModel(strapi, uid);
  const populate = populateAll(strapi, model);
  const found = (await strapi.documents(uid as UID.ContentType).findOne({
    documentId,
    locale: locale || undefined,
    status: 'draft',
    populate,
  } as never)) as unknown;
  if (!isRecord(found)) return null;
  const fields = listFields(model);
  return {
    data: Object.fromEntries(
      fields.map(([name, attribute]) => [name, clean(strapi, attribute, found[name])]),
    ),
    texts: Object.fromEntries(
      fields
        .map(([name, { type }]) => [name, describeValue(found[name], type)] as const)
        .filter(([, text]) => text !== ''),
    ),
  };
}

/** The fields that are written per language. */
export function listLocalized(strapi: Core.Strapi, uid: string): string[] {
  return listFields(findModel(strapi, uid))
    .filter(([, { pluginOptions }]) => pluginOptions?.i18n?.localized === true)
    .map(([name]) => name);
}

/**
 * What a version can bring back: the fields that are written per language, since those that all
 * languages share may have been changed from another one; of what has no languages all.
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
  return (strapi.getModel(uid as UID.ContentType) ?? {}) as unknown as Model;
}

/** What is edited: not what other documents say of this one. */
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
    return [[name, { fields: ['documentId', ...(main ? [main] : [])] }]];
  });
  return Object.fromEntries(parts);
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

import type { Core, UID } from '@strapi/strapi';
import { refuseField } from '../../platform/validation/refusal';
import { translateLabel } from '../labels/translate-label';

interface Attribute {
  type: string;
  required?: boolean;
  pluginOptions?: { editor?: { label?: string } };
}

const texts = ['string', 'text', 'enumeration'];

/**
 * Refuses to publish a document that lacks a text it needs in one of the languages. Strapi would
 * refuse it too, in words of its own trade.
 */
export async function checkFilled(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locales: readonly string[],
): Promise<void> {
  const type = uid as UID.ContentType;
  const attributes = strapi.contentType(type).attributes as unknown as Record<string, Attribute>;
  const needed = Object.entries(attributes).filter(
    ([, attribute]) => attribute.required && texts.includes(attribute.type),
  );
  const where = { documentId, locale: { $in: [...locales] }, publishedAt: null };
  for (const draft of (await strapi.db.query(type).findMany({ where })) as object[]) {
    const values = draft as Record<string, unknown>;
    const empty = needed.find(([name]) => values[name] === null || values[name] === '');
    if (!empty) continue;
    const [name, { pluginOptions }] = empty;
    const label = pluginOptions?.editor?.label ?? name;
    throw refuseField(name, 'text.empty', { label: translateLabel(label) });
  }
}

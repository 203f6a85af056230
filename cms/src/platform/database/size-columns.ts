import type { Core } from '@strapi/strapi';

interface SizedAttribute {
  type: string;
  maxLength?: number;
  column?: { args?: readonly number[] };
}

/** Thirteen digits before the point and two behind it: every amount a form or a rate can lead to. */
const DECIMAL_SIZE = [15, 2] as const;
/** What a column of a `string` holds by itself. */
const STRING_SIZE = 255;
const SHORT_TEXTS = ['string', 'email', 'uid', 'enumeration'];

/**
 * Gives the columns of content types and components the size that their attributes allow. Strapi
 * makes `decimal(10,2)` and `varchar(255)` of them whatever `max` and `maxLength` say; PostgreSQL
 * then refuses valid values (FORM-3), SQLite keeps no sizes. Columns that exist are widened by a
 * migration. Call it while registering.
 */
export function sizeColumns(strapi: Core.Strapi): void {
  for (const { attributes } of [
    ...Object.values(strapi.contentTypes),
    ...Object.values(strapi.components),
  ]) {
    for (const attribute of Object.values(attributes as Record<string, SizedAttribute>)) {
      const args = findSize(attribute);
      if (args) attribute.column = { ...attribute.column, args };
    }
  }
}

/** The arguments of the column's type; null where Strapi's own will do. */
export function findSize({ type, maxLength = 0 }: SizedAttribute): readonly number[] | null {
  if (type === 'decimal') return DECIMAL_SIZE;
  return SHORT_TEXTS.includes(type) && maxLength > STRING_SIZE ? [maxLength] : null;
}

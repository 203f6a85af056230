import type { Core } from '@strapi/strapi';

interface SizedAttribute {
  type: string;
  maxLength?: number;
  column?: { args?: readonly number[] };
}

/**
 * Thirteen digits before and two after the decimal point: enough for every amount of forms and
 * rates.
 */
const DECIMAL_SIZE = [15, 2] as const;
const STRING_SIZE = 255;
const SHORT_TEXTS = ['string', 'email', 'uid', 'enumeration'];

/**
 * Sizes the columns of content types and components by their attributes. Strapi ignores `max`
 * and `maxLength` and creates `decimal(10,2)` and `varchar(255)`, so PostgreSQL refuses valid
 * values. Existing columns are widened by a migration. Call it while registering.
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

/** Returns the arguments of the column type; null if Strapi's default fits. */
export function findSize({ type, maxLength = 0 }: SizedAttribute): readonly number[] | null {
  if (type === 'decimal') return DECIMAL_SIZE;
  return SHORT_TEXTS.includes(type) && maxLength > STRING_SIZE ? [maxLength] : null;
}

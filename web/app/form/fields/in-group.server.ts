import type { z } from 'zod';
import type { LanguageContext } from '../../i18n/language-context.server';
import { fieldMeta } from './field-meta.server';

export function inGroup<Shape extends Readonly<Record<string, z.ZodType>>>(
  legend: string,
  shape: Shape,
  isFolded = false,
): Shape {
  for (const field of Object.values(shape)) {
    const meta = fieldMeta.get(field);
    if (meta) fieldMeta.add(field, { ...meta, group: legend, isFolded });
  }
  return shape;
}

/** Groups fields that few visitors need, closed until opened. */
export function foldAway<Shape extends Readonly<Record<string, z.ZodType>>>(
  { t }: LanguageContext,
  shape: Shape,
): Shape {
  return inGroup(t('form.groups.more'), shape, true);
}

/**
 * Returns the fields if they may be asked, otherwise none. The type says that they exist, since a
 * value that was not asked reads like an empty one.
 */
export function includeIf<Shape extends object>(isAsked: boolean, shape: Shape): Shape {
  return isAsked ? shape : ({} as Shape);
}

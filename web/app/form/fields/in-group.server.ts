import type { z } from 'zod';
import { fieldMeta } from './field-meta.server';

/** The same fields, under a legend. */
export function inGroup<Shape extends Readonly<Record<string, z.ZodType>>>(
  legend: string,
  shape: Shape,
): Shape {
  for (const field of Object.values(shape)) {
    const meta = fieldMeta.get(field);
    if (meta) fieldMeta.add(field, { ...meta, group: legend });
  }
  return shape;
}

/**
 * The fields where they may be asked, none otherwise. The type says they are there, as a value that
 * was not asked reads like one that was left empty.
 */
export function includeIf<Shape extends object>(isAsked: boolean, shape: Shape): Shape {
  return isAsked ? shape : ({} as Shape);
}

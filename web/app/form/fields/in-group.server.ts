import type { z } from 'zod';
import { fieldMeta } from './field-meta.server';

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
 * Returns the fields if they may be asked, otherwise none. The type says that they exist, since a
 * value that was not asked reads like an empty one.
 */
export function includeIf<Shape extends object>(isAsked: boolean, shape: Shape): Shape {
  return isAsked ? shape : ({} as Shape);
}

import type { Core } from '@strapi/strapi';

const all = new Set<Remembered<unknown>>();

/** A value derived from database rows, cached per Strapi instance. */
export class Remembered<Value> extends WeakMap<Core.Strapi, Value> {
  constructor() {
    super();
    all.add(this);
  }
}

export function forgetAll(strapi: Core.Strapi): void {
  for (const remembered of all) remembered.delete(strapi);
}

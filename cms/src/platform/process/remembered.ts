import type { Core } from '@strapi/strapi';

const all = new Set<Remembered<unknown>>();

/** A value that a process made from the rows of the database, and keeps for its Strapi. */
export class Remembered<Value> extends WeakMap<Core.Strapi, Value> {
  constructor() {
    super();
    all.add(this);
  }
}

/** Drops all that was remembered: the rows were replaced by those of another time. */
export function forgetAll(strapi: Core.Strapi): void {
  for (const remembered of all) remembered.delete(strapi);
}

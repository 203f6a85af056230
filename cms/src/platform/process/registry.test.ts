import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { createRegistry } from './registry';

function buildContainer(): Core.Strapi {
  const kept = new Map<string, unknown>();
  const container: object = {
    has: (name: string) => kept.has(name),
    get: (name: string) => kept.get(name),
    add: (name: string, value: unknown) => kept.set(name, value),
  };
  return container as Core.Strapi;
}

test('a registry holds what was added, in that order, and is empty before', () => {
  const strapi = buildContainer();
  const registry = createRegistry<string>('words');
  expect(registry.list(strapi)).toEqual([]);
  registry.add(strapi, 'one');
  registry.add(strapi, 'two', 'three');
  expect(registry.list(strapi)).toEqual(['one', 'two', 'three']);
});

test('a registry belongs to one CMS, and two of a name are the same', () => {
  const [first, second] = [buildContainer(), buildContainer()];
  createRegistry<string>('words').add(first, 'one');
  expect(createRegistry<string>('words').list(first)).toEqual(['one']);
  expect(createRegistry<string>('words').list(second)).toEqual([]);
});

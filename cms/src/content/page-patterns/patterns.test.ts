import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { patternNames } from './pattern-names';
import { listBlocks, patterns, textOf } from './patterns';

interface Schema {
  attributes: Record<string, { enum?: string[]; components?: string[]; max?: number }>;
}

const source = path.resolve(__dirname, '../..');
const readSchema = (file: string): Schema =>
  JSON.parse(readFileSync(path.join(source, file), 'utf8')) as Schema;
const { attributes } = readSchema('api/module/content-types/module/schema.json');

test.each(patternNames)('EDIT-1 the blocks of the pattern %s are of the schema', (pattern) => {
  for (const { name, shared, build } of patterns[pattern].blocks) {
    for (const [field, value] of Object.entries(shared)) {
      expect([name, field, attributes[field]]).not.toContain(undefined);
      const { enum: choices, max } = attributes[field] ?? {};
      if (choices) expect(choices).toContain(value);
      if (max !== undefined) expect(value).toBeLessThanOrEqual(max);
    }
    const { __component: component, ...values } = build(textOf(pattern, name, 'nl'));
    expect(attributes.blocks?.components).toContain(component);
    const part = readSchema(`components/${component.replace('.', '/')}.json`).attributes;
    for (const [field, value] of Object.entries(values)) {
      expect(part[field]).toBeDefined();
      if (part[field]?.enum) expect(part[field].enum).toContain(value);
    }
  }
});

test.each(patternNames)('EDIT-8 the texts of the pattern %s are in every language', (pattern) => {
  for (const { name } of patterns[pattern].blocks) {
    const dutch = textOf(pattern, name, 'nl');
    expect(Object.keys(dutch).length).toBeGreaterThan(0);
    for (const language of languages) {
      const own = textOf(pattern, name, language);
      expect(Object.keys(own)).toEqual(Object.keys(dutch));
      const references = (text: object): string[] => JSON.stringify(text).match(/\{\w+\}/g) ?? [];
      expect(references(own).sort()).toEqual(references(dutch).sort());
    }
  }
});

test('EDIT-1 the page of the team needs no way to itself', () => {
  const names = (key: string): string[] => listBlocks('team', key).map(({ name }) => name);
  expect(names('team')).not.toContain('people');
  expect(names('our-people')).toContain('people');
});

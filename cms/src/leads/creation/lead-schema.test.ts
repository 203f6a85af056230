import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formParts, leadKinds, listFormParts } from '@agency/domain/form-rules';

interface IsKind {
  '==': [{ var: string }, string];
}

interface Attribute {
  enum?: string[];
  conditions?: { visible: IsKind | { or: IsKind[] } };
}

const file = path.resolve(__dirname, '../../api/lead/content-types/lead/schema.json');
const { attributes } = JSON.parse(readFileSync(file, 'utf8')) as {
  attributes: Record<string, Attribute>;
};

/** Attributes that store inputs of another name. */
const kept: Record<string, string> = { slot: 'appointment', wishes: 'appointment' };

test('FORM-1 the forms of the table are those an editor can filter by', () => {
  expect(attributes.kind?.enum).toEqual(leadKinds);
});

test.each(formParts)('CMS-4 an editor sees %s in the leads of its forms alone', (part) => {
  const kinds = leadKinds.filter((kind) => listFormParts(kind).includes(part));
  const visible = attributes[kept[part] ?? part]?.conditions?.visible;
  const tests = kinds.map((kind) => ({ '==': [{ var: 'kind' }, kind] }));
  expect(visible).toEqual(tests.length === 1 ? tests[0] : { or: tests });
});

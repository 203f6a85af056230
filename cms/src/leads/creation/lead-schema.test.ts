import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildLead } from '../../../test/build-lead';
import { formParts, leadKinds, listFormParts } from '@agency/domain/form-rules';
import { leadTypeDefs } from './lead-type-defs';
import { listFields, parseLead } from '../rules/parse-lead';

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

test('FORM-3 every field that the site can send is parsed', () => {
  const [, input = ''] = /input LeadInput \{([^}]*)\}/.exec(leadTypeDefs) ?? [];
  const sent = [...input.matchAll(/^ *(\w+):/gm)].map(([, name = '']) => name);
  expect(sent.length).toBeGreaterThan(30);
  expect(Object.keys(parseLead(buildLead())).sort()).toEqual(sent.sort());
});

test('FORM-3 every field that is parsed has an attribute', () => {
  const stored = Object.keys(listFields(parseLead(buildLead())));
  expect(stored).toEqual(expect.arrayContaining(['kind', 'remark', 'agentKey', 'friend']));
  expect(stored.filter((name) => !(name in attributes))).toEqual([]);
});

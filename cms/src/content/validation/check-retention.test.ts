import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { retentionKinds } from '../../platform/rules/retention-kinds';
import { checkRetention } from './check-retention';

const complete = retentionKinds.map((kind) => ({ kind, days: 90 }));
const sources = path.resolve(__dirname, '../..');

test('CMS-2 times of keeping that name every kind once are taken, and none at all too', () => {
  for (const given of [complete, [], null, undefined]) {
    expect(() => checkRetention(given)).not.toThrow();
  }
});

test.each([0, -1, 1.5, 3651, 'soon', Number.NaN])('CMS-2 %s is no number of days', (days) => {
  const given = [{ kind: 'job', days }, ...complete.filter(({ kind }) => kind !== 'job')];
  expect(() => checkRetention(given)).toThrow('Write a whole number of days from 1 to 3650');
});

test('CMS-2 a kind that stands twice is named', () => {
  expect(() => checkRetention([...complete, { kind: 'job', days: 30 }])).toThrow(
    '“Jobs” stands here twice',
  );
});

test('CMS-2 a kind that is left out is named, since it would be kept for ever', () => {
  const given = complete.filter(({ kind }) => !['job', 'mail'].includes(kind));
  expect(() => checkRetention(given)).toThrow('Say also how long is kept: Jobs, Mail.');
});

test('FORM-1 every form has a time of keeping', () => {
  const lead = readEnum('api/lead/content-types/lead/schema.json');
  expect(readEnum('components/site/retention.json')).toEqual(retentionKinds);
  expect(lead.filter((kind) => !retentionKinds.includes(kind))).toEqual([]);
});

function readEnum(file: string): string[] {
  const schema = JSON.parse(readFileSync(path.join(sources, file), 'utf8')) as {
    attributes: { kind: { enum: string[] } };
  };
  return schema.attributes.kind.enum;
}

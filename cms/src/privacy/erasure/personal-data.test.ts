import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { impersonal, personalData } from '../../../test/personal-data';

interface Attribute {
  type: string;
  component?: string;
}

interface Schema {
  attributes: Record<string, Attribute>;
}

const source = path.resolve(__dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(path.join(source, file), 'utf8');
const readSchema = (file: string): Schema => JSON.parse(read(file)) as Schema;

const types = new Map(
  files
    .filter((file) => file.endsWith('/schema.json'))
    .map((file): [string, Schema] => [nameType(file), readSchema(file)]),
);
const tables = files
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...read(file).matchAll(/^ *uid: '(.+)',\s+singularName: '/gm)])
  .map(([, uid = '']) => uid);

const personal: readonly string[] = Object.values(personalData).flat();

function nameType(file: string): string {
  const name = path.basename(path.dirname(file));
  return file.startsWith('api/')
    ? `api::${name}.${name}`
    : `plugin::${file.split('/')[1] ?? ''}.${name}`;
}

/** Reports whether a type or one of its components has an address, phone number or name. */
function isPersonal({ attributes }: Schema): boolean {
  return Object.entries(attributes).some(([name, { type, component }]) => {
    if (type === 'component') return isPersonal(readSchema(fileOf(component)));
    return type === 'email' || /^(phone|mobile|mail|contact|firstName|lastName)$/.test(name);
  });
}

const fileOf = (component = ''): string => `components/${component.replace('.', '/')}.json`;

test('CMS-4 every type and table is listed by what erasure does with it', () => {
  expect(types.size).toBeGreaterThan(30);
  expect(tables.length).toBeGreaterThan(30);
  expect([...types.keys(), ...tables].sort()).toEqual([...personal, ...impersonal].sort());
});

test('CMS-4 no type with an address, a phone number or a name is listed as impersonal', () => {
  const found = impersonal.filter((uid) => {
    const schema = types.get(uid);
    return schema !== undefined && isPersonal(schema);
  });
  expect(found).toEqual([]);
});

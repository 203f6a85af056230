import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leadKinds } from '@agency/domain/form-rules';
import { expect, test } from 'vitest';
import { schemaFacts } from '../../test/schema-facts';

interface Attribute {
  type: string;
  target?: string;
  component?: string;
  components?: string[];
  repeatable?: boolean;
  multiple?: boolean;
  maxLength?: number;
  enum?: string[];
  pluginOptions?: { i18n?: { localized: boolean }; editor?: { label?: string; help?: string } };
}

interface Schema {
  info: { singularName: string; description?: string };
  options: { draftAndPublish?: boolean };
  pluginOptions?: {
    i18n?: { localized: boolean };
    'content-manager'?: { visible: boolean };
    editor?: { main?: string; list?: string[]; sort?: string; rows?: string[]; hidden?: string[] };
  };
  attributes: Record<string, Attribute>;
}

const schemas = new Map<string, Schema>();
const extensions = path.resolve(__dirname, '../extensions');
for (const file of [__dirname, extensions].flatMap((folder) => listFiles(folder, 'schema.json'))) {
  const schema = readSchema(file);
  schemas.set(schema.info.singularName, schema);
}

const editorial = [
  ...['page', 'module', 'article', 'testimonial', 'header', 'footer', 'site'],
  ...['cookie-consent', 'agent', 'office', 'landing-text'],
];
const translated = [
  ...['property-type', 'city', 'article-category', 'article-subcategory', 'reply-template'],
];
const plain = [
  ...['listing', 'project', 'user', 'lead', 'demand', 'demand-match', 'subscription'],
  ...['appointment-slot', 'outbox-mail', 'visit-count', 'communication', 'online-medium'],
  ...['appearance', 'owner-note', 'import-run', 'import-source', 'consent-version'],
];

const isLocalized = (name: string): boolean =>
  schemas.get(name)?.pluginOptions?.i18n?.localized === true;
const hasDrafts = (name: string): boolean => schemas.get(name)?.options.draftAndPublish === true;

test.each(editorial)('CMS-1 %s is written per language, as draft and published', (name) => {
  expect([isLocalized(name), hasDrafts(name)]).toEqual([true, true]);
});

test.each(translated)('CMS-1 %s is written per language', (name) => {
  expect([isLocalized(name), hasDrafts(name)]).toEqual([true, false]);
});

test.each(plain)('CMS-1 %s is one document for all languages', (name) => {
  expect(schemas.has(name)).toBe(true);
  expect([isLocalized(name), hasDrafts(name)]).toEqual([false, false]);
});

test.each(editorial)('CMS-1 each field of %s says whether it is written per language', (name) => {
  const undecided = Object.entries(schemas.get(name)?.attributes ?? {})
    .filter(([, attribute]) => attribute.type !== 'relation' && !attribute.pluginOptions?.i18n)
    .map(([field]) => field);
  expect(undecided).toEqual([]);
});

test.each([...editorial, ...translated, ...plain])(
  'CMS-1 %s and each of its fields has words for editors',
  (name) => {
    const schema = schemas.get(name);
    expect(schema?.info.description).toBeTruthy();
    const wordless = Object.entries(schema?.attributes ?? {})
      .filter(([, { pluginOptions }]) => !isHidden(pluginOptions) && !pluginOptions?.editor?.label)
      .map(([field]) => field);
    expect(wordless).toEqual([]);
  },
);

const componentFolder = path.resolve(__dirname, '../components');
const explained = [
  ...['page', 'module', 'header', 'footer', 'article', 'testimonial', 'article-category']
    .concat('article-subcategory', 'agent', 'office')
    .map((name) => ({ name, schema: schemas.get(name) })),
  ...listFiles(componentFolder, '.json')
    .map((file) => ({ name: path.relative(componentFolder, file), schema: readSchema(file) }))
    .filter(({ name }) => /^(layout|menu|module|site|team)\//.test(name)),
];

test.each(explained)(
  'CMS-2 MENU-6 MENU-8 MENU-9 ROUTE-6 each field of $name says in a sentence what it does on the site',
  ({ schema }) => {
    const unexplained = Object.entries(schema?.attributes ?? { none: undefined })
      .filter(([, attribute]) => {
        const { label, help = '' } = attribute?.pluginOptions?.editor ?? {};
        return !label || !/^\S.{8,}[.)…]$/.test(help);
      })
      .map(([field]) => field);
    expect(unexplained).toEqual([]);
  },
);

test.each([...editorial, ...translated, ...plain])(
  'CMS-1 %s is listed and arranged by fields that it has',
  (name) => {
    const { attributes = {}, pluginOptions } = schemas.get(name) ?? {};
    const {
      main = 'id',
      list = [],
      sort = 'id',
      rows = [],
      hidden = [],
    } = pluginOptions?.editor ?? {};
    const placed = rows.flatMap((row) => row.split(' ')).map((part) => part.split(':')[0] ?? '');
    const named = [main, sort.split(':')[0] ?? '', ...list, ...placed, ...hidden];
    const known = new Set(['id', 'createdAt', ...Object.keys(attributes)]);
    expect(named.filter((field) => !known.has(field))).toEqual([]);
    expect(placed).toEqual([...new Set(placed)]);
  },
);

test('CMS-1 no type is missing here', () => {
  const hidden = [...schemas.values()].filter(
    ({ pluginOptions }) => pluginOptions?.['content-manager']?.visible === false,
  );
  const internal = hidden.map(({ info }) => info.singularName);
  const named = [...editorial, ...translated, ...plain, ...internal];
  expect([...schemas.keys()].filter((name) => !named.includes(name))).toEqual([]);
});

const edited = [...editorial, ...translated, ...plain].filter((name) => name !== 'import-run');

test.each(edited)('CMS-1 every text of %s has a bound', (name) => {
  const unbound = Object.entries(schemas.get(name)?.attributes ?? {})
    .filter(([, { type, maxLength }]) => ['string', 'text'].includes(type) && !maxLength)
    .map(([field]) => field);
  expect(unbound).toEqual([]);
});

const byUid = new Map(
  [...schemas.values()].map((schema) => [
    schema.info.singularName === 'user'
      ? 'plugin::users-permissions.user'
      : `api::${schema.info.singularName}.${schema.info.singularName}`,
    schema,
  ]),
);

/**
 * Verified in the admin to be harmless: a text with the name of a relation, documents with that
 * of files.
 */
const harmless = ['api::listing.listing city', 'api::project.project city'].concat(
  'api::listing.listing documents',
);

/**
 * Strapi opens a related document in a dialog and briefly renders its fields with the values of
 * the document below: a field with the same name and another type crashes it.
 */
test.each([...byUid.keys()])(
  'EDIT-1 what %s opens has no field of its names and of another type',
  (uid) => {
    const reached = listReached(uid);
    const clashes = reached.flatMap((other) =>
      Object.entries(byUid.get(other)?.attributes ?? {})
        .filter(([field, attribute]) => {
          const own = byUid.get(uid)?.attributes[field];
          return own && describeValue(own) !== describeValue(attribute);
        })
        .map(([field]) => `${other} ${field}`),
    );
    const known = uid === 'api::lead.lead' ? harmless : [];
    expect(clashes.filter((clash) => !known.includes(clash))).toEqual([]);
  },
);

/** Returns types that can be opened from a type, directly or through others. */
function listReached(uid: string, reached: string[] = []): string[] {
  for (const target of listTargets(byUid.get(uid)?.attributes ?? {})) {
    if (!byUid.has(target) || reached.includes(target)) continue;
    reached.push(target);
    listReached(target, reached);
  }
  return reached;
}

function listTargets(attributes: Record<string, Attribute>): string[] {
  return Object.values(attributes).flatMap(({ target, component, components = [] }) => [
    ...(target ? [target] : []),
    ...[...components, ...(component ? [component] : [])].flatMap((part) =>
      listTargets(
        readSchema(path.join(componentFolder, `${part.replace('.', '/')}.json`)).attributes,
      ),
    ),
  ]);
}

/** Returns the form's value type of a field: texts, enums and dates are all strings. */
function describeValue({ type, component, repeatable, multiple }: Attribute): string {
  if (type === 'component') return `${component} ${repeatable ? 'many' : 'one'}`;
  if (type === 'media') return `media ${multiple ? 'many' : 'one'}`;
  const texts = ['string', 'text', 'email', 'enumeration', 'date', 'datetime'];
  return texts.includes(type) ? 'text' : type;
}

test.each(schemaFacts)('%s: %s is as the code says', (file, attribute, facts) => {
  const { attributes } = readSchema(path.resolve(__dirname, '..', file));
  expect(attributes[attribute], 'run `npm run facts -w cms`').toMatchObject(facts);
});

test('FORM-1 a lead can come from every form', () => {
  expect(schemas.get('lead')?.attributes.kind?.enum).toEqual(leadKinds);
});

function isHidden(
  options: Attribute['pluginOptions'] & { 'content-manager'?: object } = {},
): boolean {
  return 'content-manager' in options;
}

function readSchema(file: string): Schema {
  return JSON.parse(readFileSync(file, 'utf8')) as Schema;
}

function listFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));
}

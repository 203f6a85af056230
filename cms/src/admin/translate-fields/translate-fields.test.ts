import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listBlockNames } from '../../../test/schema-facts';
import { blockNames } from './block-names';

type Words = Record<string, string>;

interface Schema {
  info: { displayName: string };
  pluginOptions?: { 'content-manager'?: { visible: boolean } };
  attributes: Record<
    string,
    { enum?: string[]; pluginOptions?: { editor?: { label?: string; help?: string } } }
  >;
}

const source = path.resolve(__dirname, '../..');
const labels = path.join(source, 'platform/rules/labels');
const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;
const readWords = (name: string): Words => read(path.join(labels, `${name}.json`));
const readOfStrapi = (language: string): Words =>
  read(path.join(source, `admin/translations/strapi/${language}.json`));
const english = readWords('messages/en');
const englishChoices = readWords('choices/en');
const others = ['nl', 'fr', 'de'];
const languages = ['en', ...others];

const files = (folder: string, ending: string): string[] =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(source, folder, file));

const schemas = [
  ...files('api', 'schema.json'),
  ...files('extensions', 'schema.json'),
  ...files('components', '.json'),
]
  .map((file) => read<Schema>(file))
  .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible !== false);
const fields = schemas.flatMap(({ attributes }) => Object.values(attributes));

/** Strapi's own columns, named in `content/labels/apply-labels.ts`. */
const columns = ['Created', 'Last changed'];
const written = new Set([
  ...columns,
  ...schemas.map(({ info }) => info.displayName),
  ...fields.flatMap(({ pluginOptions }) => {
    const { label, help } = pluginOptions?.editor ?? {};
    return [label, help].filter((word) => word !== undefined);
  }),
]);

/** Names and words that are the same in English. */
const same: Record<string, string[]> = {
  all: [
    ...['', 'Apimo', 'Cookie', 'Copyright', 'Facebook', 'Fraunces', 'HTML', 'Instagram'],
    ...['Instrument Sans', 'Kyero', 'LinkedIn', 'Logo', 'Marketing', 'Omnicasa', 'OpenImmo'],
    ...['Code', 'Skarabee', 'Snapshot', 'Spam', 'SweepBright', 'Whise', 'm', 'm²'],
  ],
  nl: [
    ...['Week'],
    ...['Agenda', 'Banner', 'Contact', 'Document', 'Feed', 'Feedback', 'Feeds', 'G-score'],
    ...['Garages', 'Headers', 'Job', 'Lift', 'Link', 'Links', 'Login', 'Mail', 'Mails', 'Modules'],
    ...['Moment', 'Open', 'P-score', 'Privacy', 'Project', 'Project {reference}', 'Slider'],
    ...['Status', 'Teaser', 'Type', 'Types', 'Video', 'Website'],
    ...['Desktop', 'Mailbox', 'Server', 'Tablet'],
  ],
  fr: [
    'Newsletter',
    ...['Actions', 'Corrections', 'Variable', '{places, plural, one {# place} other {# places}}'],
    ...['Absent', 'Active', 'Agenda', 'Agent', 'Article', 'Articles', 'Bouquet', 'Conditions'],
    ...['Contact', 'Date', 'Description', 'Document', 'Documents', 'Façades', 'Garages', 'Image'],
    ...['Introduction', 'Invitation', 'Latitude', 'Longitude', 'Luxembourg', 'Message', 'Minutes'],
    ...['Modules', 'Moment', 'Note', 'Page', 'Pages', 'Places', 'Portrait', 'Question', 'Services'],
    ...['Port', 'STARTTLS (port 143)', 'TLS (port 993)'],
    ...[
      'Source',
      'Standard',
      'Type',
      'Types',
      'Variable {name}',
      'Version',
      'Version {version}',
      'Versions',
    ],
  ],
  de: [
    ...['Variable'],
    ...['Banner', 'Block', 'Feed', 'Feeds', 'Link', 'Links', 'Name', 'Newsletter', 'Person'],
    ...['Problem', 'Slider', 'Standard', 'Status', 'System', 'Text', 'Variable {name}'],
    ...['Version', 'Version {version}', 'Video'],
    ...['Block: {name}', 'Desktop', 'Port', 'Portal', 'Server', 'Tablet'],
  ],
};

const listEnglish = (language: string, words: Words, meant: (key: string) => string): string[] =>
  Object.entries(words)
    .filter(([key, word]) => word === meant(key))
    .map(([, word]) => word)
    .filter((word) => !same.all?.includes(word) && !same[language]?.includes(word));

test.each(others)('EDIT-8 every name, label and help of the schemas is in %s', (language) => {
  const words = readWords(`fields/${language}`);
  expect([...written].filter((word) => !words[word])).toEqual([]);
  expect(Object.keys(words).filter((word) => !written.has(word))).toEqual([]);
  expect(listEnglish(language, words, (word) => word)).toEqual([]);
});

test.each(languages)('EDIT-8 every choice has a name in %s', (language) => {
  const messages = readWords(`messages/${language}`);
  const choices = readWords(`choices/${language}`);
  const values = new Set(fields.flatMap((field) => field.enum ?? []));
  const isForm = (value: string): boolean => `agency.kind.${value}` in messages;
  expect([...values].filter((value) => !choices[value] && !isForm(value))).toEqual([]);
  expect(Object.keys(choices).filter((value) => !values.has(value) || isForm(value))).toEqual([]);
  // The same word in the inbox and in the list of leads.
  expect(choices.open).toBe(messages['agency.state.open']);
  if (language === 'en') return;
  expect(listEnglish(language, choices, (value) => englishChoices[value] ?? '')).toEqual([]);
});

test.each(others)(
  'EDIT-8 the messages of the admin are in %s, with the same values',
  (language) => {
    const messages = readWords(`messages/${language}`);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    expect(listEnglish(language, messages, (key) => english[key] ?? '')).toEqual([]);
    const differing = Object.keys(english).filter(
      (key) => listValues(messages[key]) !== listValues(english[key]),
    );
    expect(differing).toEqual([]);
  },
);

test.each(others)(
  'EDIT-8 a message in %s calls a field by its name in that language',
  (language) => {
    const words = readWords(`fields/${language}`);
    const found = Object.entries(readWords(`messages/${language}`)).flatMap(([key, message]) =>
      [...message.matchAll(/[“„«]\s*([^“”„»]+?)\s*[”“»]/g)]
        .map(([, name = '']) => name)
        .filter((name) => name in words && words[name] !== name)
        .map((name) => `${key}: ${name}`),
    );
    expect(found).toEqual([]);
  },
);

/** Strapi's messages that an agency never sees: view settings, paid features. */
const unseen =
  /SettingPage|edit-settings|^history|AITranslation|ai-translations|^Settings|form\.Input\.hint\.(text|minMax)|single-click-hint|preview\.error|metadata|(^|\.)ai(\.|$)|focal-.-axis|^settings\./i;

test.each(others)(
  'EDIT-8 what Strapi leaves in English of its forms, lists and media library is in %s',
  (language) => {
    const own = { ...readOfStrapi(language), ...readWords(`messages/${language}`) };
    const missing = ['content-manager', 'i18n', 'upload'].flatMap((plugin) => {
      const [meant, words] = [readStrapi(plugin, 'en'), readStrapi(plugin, language)];
      for (const [key, word] of Object.entries(meant)) {
        const ours = own[`${plugin}.${key}`];
        if (ours) expect([key, listValues(ours)]).toEqual([key, listValues(word)]);
      }
      return Object.keys(meant)
        .filter((key) => !(key in words) && !unseen.test(key) && !(`${plugin}.${key}` in own))
        .map((key) => `${plugin}.${key}`);
    });
    expect(missing).toEqual([]);
  },
);

/** Strapi's core messages that an agency sees. */
const seenOfCore =
  /^(app\.error\.chunk|global\.sessions|Settings\.sessions|app\.HeaderLayout|Settings\.permissions\.users)\./;

test.each(others)(
  'EDIT-8 what everybody sees of Strapi outside of its plugins is in %s',
  (language) => {
    const known = { ...readStrapi('admin', language), ...readOfStrapi(language) };
    const keys = Object.keys(readStrapi('admin', 'en')).filter((key) => seenOfCore.test(key));
    expect(keys.length).toBeGreaterThan(25);
    expect(keys.filter((key) => !(key in known))).toEqual([]);
  },
);

const ofDevelopers =
  /EmptyAttributes|^containers\.Home|NoContentType|displayedFields|disableSort|minimumFields|Checkbox|^config|^Settings|AITranslation|^history|permissions\.read/;

test('EDIT-8 in German Strapi addresses staff as the rest does', () => {
  const own = readOfStrapi('de');
  const isFamiliar = (word: string): boolean => /\b(du|dich|dir|dein\w*)\b/i.test(word);
  const familiar = ['content-manager', 'i18n', 'upload'].flatMap((plugin) =>
    Object.entries(readStrapi(plugin, 'de'))
      .filter(([key]) => !ofDevelopers.test(key))
      .filter(([key, word]) => isFamiliar(own[`${plugin}.${key}`] ?? word))
      .map(([key]) => `${plugin}.${key}`),
  );
  expect(familiar).toEqual([]);
});

function readStrapi(plugin: string, language: string): Words {
  const folder = path.dirname(createRequire(__filename).resolve(`@strapi/${plugin}/package.json`));
  const words =
    plugin === 'admin' ? 'dist/admin/admin/src/translations' : 'dist/admin/translations';
  const file = path.join(folder, words, `${language}.json.js`);
  const loaded = createRequire(__filename)(file) as Words & { default?: Words };
  return plugin === 'admin' ? (loaded.default ?? {}) : loaded;
}

/** Returns the placeholders of a message, including plurals. */
function listValues(message = ''): string {
  return [...new Set(message.match(/\{[a-z]\w*(?=[,}])/g))].sort().join(' ');
}

test('EDIT-8 every message that the admin uses is written', () => {
  const code = [...files('admin', '.ts'), ...files('admin', '.tsx')]
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const keys = [...code.matchAll(/'(agency\.[\w.-]+)'/g)].map(([, key = '']) => key);
  const starts = [...code.matchAll(/`(agency\.[\w.-]*)\$\{/g)].map(([, start = '']) => start);
  const isWritten = (key: string): boolean => key in english || `apiError.${key}` in english;
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => !isWritten(key) && !starts.includes(key))).toEqual([]);
  const isStart = (start: string): boolean => Object.keys(english).some((k) => k.startsWith(start));
  expect(starts.filter((start) => !isStart(start))).toEqual([]);
});

test('EDIT-8 the kinds of a block are named by their ids as their schemas name them', () => {
  expect(blockNames).toEqual(listBlockNames());
});

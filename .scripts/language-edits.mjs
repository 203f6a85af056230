import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that import the texts of each language. */
const IMPORTING = [
  'domain/src/path-words.ts',
  'web/app/i18n/dictionaries.server.ts',
  'cms/src/platform/mail/mail-texts.ts',
];

/** Files to edit by hand for a new language, with the edit (docs/recipes/language.md). */
const EDITS = [
  [
    'domain/src/languages.ts',
    /^ {2}de: \{.*\},$/m,
    (line, code) => line.replace('de:', `${code}:`),
  ],
  ...IMPORTING.map(addImport),
  ['cms/src/platform/rules/law-rates.ts', /^ {2}de: .*$/gm, renameKey],
  ['web/app/form/bot-check/number-words.ts', /^ {2}de: split\([^)]*\),$/m, renameKey],
  ...['articles', 'testimonials'].map((name) => [
    `web/app/features/article/${name}.graphql`,
    /^ {2}de: [\s\S]*?\n {2}\}$/m,
    (query, code) => renameKey(query, code).replace('"de"', `"${code}"`),
  ]),
];

const TEXTS = [
  'domain/src/path-words/de.json',
  'web/app/i18n/dictionaries/de.json',
  'cms/src/platform/mail/texts/de.json',
  'seed/content/de',
  'seed/snapshot/de',
];

/**
 * Adds a language to a checkout according to the recipe, with texts copied from German. Returns
 * the files edited by hand.
 */
export function addLanguage(checkout, code) {
  for (const path of TEXTS) {
    cpSync(join(checkout, path), join(checkout, path.replace(/de(\.json)?$/, `${code}$1`)), {
      recursive: true,
    });
  }
  enable(checkout, code);
  for (const [path, found, write] of EDITS) {
    edit(join(checkout, path), (text) =>
      text.replace(found, (line) => `${line}\n${write(line, code)}`),
    );
  }
  for (const path of IMPORTING) {
    edit(join(checkout, path), (text) =>
      text.replace('{ nl, fr, en, de }', `{ nl, fr, en, de, ${code} }`),
    );
  }
  return EDITS.map(([path]) => path);
}

function addImport(path) {
  const write = (line, code) =>
    line.replace('import de ', `import ${code} `).replace('/de.json', `/${code}.json`);
  return [path, /^import de from .*$/m, write];
}

function renameKey(line, code) {
  return line.replace('de:', `${code}:`);
}

/**
 * Enables the language in the content, the snapshot, the city names of the map, the picture
 * descriptions and the notes.
 */
function enable(checkout, code) {
  const change = (path, add) => {
    edit(join(checkout, path), (text) => {
      const content = JSON.parse(text);
      add(content);
      return JSON.stringify(content, null, 2);
    });
  };
  change('seed/snapshot/manifest.json', ({ languages }) => languages.push(code));
  change('seed/pictures/index.json', (pictures) => {
    for (const { alt } of pictures) alt[code] = alt.de;
  });
  change('seed/owner-notes.json', (notes) => {
    for (const { text } of notes) text[code] = text.de;
  });
  change('domain/src/map/places.json', (places) => {
    for (const { names } of places) names[code] = names.de;
  });
  edit(join(checkout, 'seed/places.csv'), (text) => addColumn(text, 'name_de', `name_${code}`));
  for (const language of ['nl', 'fr', 'en', 'de', code]) {
    change(`seed/content/${language}/site.json`, (site) => site.enabledLanguages.push({ code }));
  }
}

/** Adds a copy of a column to CSV lines without quotes. */
function addColumn(text, copied, name) {
  const rows = text.split('\n').map((line) => line.split(','));
  const at = rows[0].indexOf(copied);
  return rows
    .map((cells, line) => {
      if (cells.length === 1) return cells[0];
      return cells.toSpliced(at + 1, 0, line === 0 ? name : cells[at]).join(',');
    })
    .join('\n');
}

function edit(path, change) {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path}: nothing to edit`);
  writeFileSync(path, after);
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { languages } from '@agency/domain/languages';

type Records = Record<string, (language: string) => object>;

const text = (value: string): object[] => [
  { type: 'paragraph', children: [{ type: 'text', text: value }] },
];

const content: Records = {
  'article-categories': (language) => [{ key: 'services', name: `Services ${language}` }],
  modules: (language) => [
    {
      key: 'intro',
      title: `Intro ${language}`,
      blocks: [{ __component: 'module.rich-text', body: text(`Text ${language}`) }],
    },
    {
      key: 'list',
      title: `List ${language}`,
      blocks: [{ __component: 'module.property-list', goal: 'sale', mode: 'teaser' }],
    },
  ],
  pages: (language) => [
    { key: 'team', title: `Team ${language}`, parent: 'services', path: `team-${language}` },
    {
      key: 'home',
      title: `Home ${language}`,
      modules: ['list', 'intro'],
      image: 'front.jpg',
      seo: { active: true, pageTitle: `Title ${language}`, ogImage: 'front.jpg' },
    },
    { key: 'services', title: `Services ${language}`, path: `services-${language}` },
  ],
  articles: (language) => [
    { key: 'selling', title: `Selling in ${language}`, category: 'services', body: text('…') },
  ],
  testimonials: (language) => [{ key: 'anna', name: 'Anna', comment: `Good, ${language}` }],
  header: () => ({
    phone: '02 512 47 80',
    links: [{ active: true, side: 'right', label: 'x', link: 'services', icon: 'none' }],
  }),
  footer: (language) => ({
    copyright: `© ${language}`,
    blocks: [{ title: language, public: true }],
  }),
  site: (language) => ({
    agencyName: 'Corbelle',
    enabledLanguages: [{ code: 'nl' }, { code: 'fr' }, { code: 'en' }, { code: 'de' }],
    defaultLanguage: 'nl',
    cookieDays: 180,
    renovationYears: language === 'de' ? 6 : 5,
  }),
};

/**
 * Writes a small seed to the temporary directory: one picture, one or two documents of each
 * editorial type in every language. `change` replaces the records of a file.
 */
export async function buildSeed(change: Records = {}): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cms-seed-'));
  mkdirSync(path.join(folder, 'pictures'));
  const colour = { r: 154, g: 59, b: 38 };
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background: colour } })
    .jpeg()
    .toFile(path.join(folder, 'pictures/front.jpg'));
  const alt = { nl: 'Voorgevel', fr: 'Façade', en: 'Front', de: 'Fassade' };
  writeJson(path.join(folder, 'pictures/index.json'), [{ file: 'front.jpg', alt }]);
  for (const language of languages) {
    mkdirSync(path.join(folder, 'content', language), { recursive: true });
    for (const [name, build] of Object.entries({ ...content, ...change })) {
      writeJson(path.join(folder, 'content', language, `${name}.json`), build(language));
    }
  }
  return folder;
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, JSON.stringify(value));
}

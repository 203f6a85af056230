import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { adminLanguages } from '../../platform/rules/admin-languages';
import { describeFault, describeRefusal, linkWords, type FaultyLink } from './check-links';
import { refusals, warnings } from './find-fault';
import { canHoldLinks, linkFields, listLinks } from './list-links';

const label = (name: string): object => ({ pluginOptions: { editor: { label: name } } });
const page = {
  attributes: {
    content: { type: 'blocks', ...label('Text') },
    redirect: { type: 'boolean' },
    redirectUrl: { type: 'string', ...label('Where to') },
    blocks: { type: 'dynamiczone' },
  },
};
const banner = { attributes: { link: { type: 'string', ...label('Button leads to') } } };

const textLink = (url: string): object[] => [
  {
    type: 'list',
    children: [
      {
        type: 'list-item',
        children: [
          { type: 'text', text: 'See ' },
          { type: 'link', url, children: [{ type: 'text', text: 'our team' }] },
        ],
      },
    ],
  },
];

test('EDIT-9 links of texts, fields and components are listed with their field', () => {
  const data = {
    content: textLink('/team/'),
    redirect: true,
    redirectUrl: '/about/',
    blocks: [{ __component: 'module.banner', link: 'contact' }],
  };
  expect(listLinks(page, data, () => banner)).toEqual([
    { field: 'content', label: 'Text', href: '/team/', words: 'our team' },
    { field: 'redirectUrl', label: 'Where to', href: '/about/', words: '' },
    { field: 'blocks.0.link', label: 'Button leads to', href: 'contact', words: '' },
  ]);
});

test('EDIT-9 an address that a page does not use, or that is empty, is no link', () => {
  const data = { redirect: false, redirectUrl: '/gone/', blocks: [{ link: ' ' }, { link: null }] };
  expect(listLinks(page, data, () => banner)).toEqual([]);
});

test('EDIT-9 a type is read only when it or one of its components can hold a link', () => {
  const zone = { attributes: { blocks: { type: 'dynamiczone', components: ['module.banner'] } } };
  const name = { attributes: { name: { type: 'string' } } };
  const team = { attributes: { hours: { type: 'component', component: 'team.hours' } } };
  expect(canHoldLinks(page, () => undefined)).toBe(true);
  expect(canHoldLinks(zone, () => banner)).toBe(true);
  expect(canHoldLinks(team, () => name)).toBe(false);
});

test('EDIT-9 every field with the pattern of a link is checked', () => {
  const source = path.resolve(__dirname, '../..');
  const names = ['api', 'components'].flatMap((folder) =>
    readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const { attributes = {} } = JSON.parse(
          readFileSync(path.join(source, folder, file), 'utf8'),
        ) as { attributes?: Record<string, { regex?: string }> };
        return Object.entries(attributes);
      })
      .filter(([, { regex }]) => regex?.includes('mailto:'))
      .map(([name]) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !linkFields.includes(name))).toEqual([]);
});

const fault: FaultyLink = {
  field: 'content',
  label: 'Text',
  href: '/teem/',
  words: 'our team',
  reason: 'nowhere',
  name: '',
};

test('EDIT-9 a refusal names document, language, field and link', () => {
  expect(describeRefusal(fault, { title: 'About', locale: 'fr', reader: 'en' })).toBe(
    'Not published. About (French), Text: The link “our team” (/teem/) leads nowhere: the site has no page, article or listing there.',
  );
  expect(describeFault({ ...fault, words: '' }, 'nl', 'nl')).toContain('Het adres /teem/');
});

test.each(adminLanguages)('EDIT-8 what is said of links is written in %s', (language) => {
  const words = linkWords[language];
  expect(Object.keys(words)).toEqual(Object.keys(linkWords.en));
  for (const reason of [...refusals, ...warnings]) {
    expect(words[reason]).toContain('{link}');
    if (language !== 'en') expect(words[reason]).not.toBe(linkWords.en[reason]);
    const sentence = describeFault({ ...fault, reason, name: 'x' }, 'de', language);
    expect(sentence).not.toMatch(/[{}]/);
  }
});

test.each(['nl', 'fr', 'de'] as const)(
  'EDIT-8 fields with links are called in %s as the form calls them',
  (language) => {
    const file = path.resolve(__dirname, `../../platform/rules/labels/fields/${language}.json`);
    const form = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const [name, word] of Object.entries(linkWords[language].fields)) {
      expect(word).toBe(form[name]);
    }
  },
);

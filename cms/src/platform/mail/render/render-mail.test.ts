import { expect, test } from 'vitest';
import { measureContrast } from '@agency/domain/contrast';
import type { Agency } from '../agency';
import { cleanContent, cleanLine, cleanText, isMailAddress } from '../clean-mail';
import { unlinkText } from '../../../leads/mails/unlink-text';
import { pickMailColors } from './mail-colors';
import type { MailBlock, MailContent } from '../outgoing-mail';
import { renderHtml } from './render-html';
import { renderText } from './render-text';

const agency: Agency = {
  name: 'Corbelle & <b>zonen</b>',
  email: null,
  siteUrl: 'https://agency.example/nl/',
  legal: ['Corbelle bv, Brussel', 'BIV 1'],
  logo: null,
  mark: { src: 'cid:mark@mail', width: 36, height: 36, isName: false },
  language: 'nl',
  colors: pickMailColors({}),
  isSerif: { headings: true, texts: false },
};
const harm = '"><img src=x onerror=alert(1)>';
const href = 'https://agency.example/nl/property/1/?a=1&b=2';

const picture = { src: 'https://agency.example/a b.jpg', width: 600, height: 400, alt: harm };

const blocks: MailBlock[] = [
  { type: 'paragraph', text: `One\nTwo ${harm}` },
  {
    type: 'rows',
    title: 'Rows',
    rows: [
      { label: harm, value: harm },
      { label: 'L', value: 'V', href },
    ],
  },
  { type: 'button', label: harm, href },
  {
    type: 'listings',
    listings: [{ title: harm, price: '€ 1', place: harm, href, picture }],
  },
  { type: 'listing', listing: { title: harm, price: '€ 2', place: harm, href, picture } },
  {
    type: 'person',
    title: harm,
    name: harm,
    role: harm,
    office: 'Bureau',
    phone: { text: '02 511 22 33', href: 'tel:025112233' },
    picture,
  },
  {
    type: 'drawing',
    drawing: { content: new Uint8Array([1]), width: 600, height: 300, alt: harm },
    href,
  },
  { type: 'note', text: harm, link: { label: harm, href } },
];
const content: MailContent = { subject: harm, preheader: harm, title: harm, blocks };

test('FORM-5 whatever is in a mail, none of it is markup', () => {
  const html = renderHtml(cleanContent(content), agency, 'nl');
  expect(html).toMatch(/^<!doctype html><html lang="nl">/);
  expect(html).not.toMatch(/<img src=x|<b>/);
  expect(html.match(/<img /g)).toHaveLength(5);
  expect(html).toContain('Corbelle &amp; &lt;b&gt;zonen&lt;/b&gt;');
  expect(html).toContain('href="https://agency.example/nl/property/1/?a=1&amp;b=2"');
  expect(html).toContain('One<br/>Two ');
  expect(html).toContain('BIV 1');
});

test('FORM-5 the text of a mail says what its HTML says', () => {
  const text = renderText(cleanContent(content), agency, 'nl');
  for (const words of ['One\nTwo', 'L: V', href, '€ 1', '€ 2', 'Bureau\n02 511', 'BIV 1', 'Rows']) {
    expect(text).toContain(words);
  }
  expect(renderText(cleanContent(content), agency, 'fr')).toContain('L\u00a0: V');
});

test('FORM-5 every picture of a mail has its size and its words, and comes from the site or along', () => {
  const html = renderHtml(cleanContent(content), agency, 'nl');
  const pictures = html.match(/<img [^>]*>/g) ?? [];
  for (const one of pictures) {
    expect(one).toMatch(/src="(cid:|https:\/\/agency\.example\/)/);
    expect(one).toMatch(/ width="\d+" height="\d+"/);
    expect(one).toMatch(/ alt="/);
  }
  expect(pictures[0]).toContain('cid:mark@mail');
  expect(pictures.filter((one) => one.includes('alt=""'))).toHaveLength(1);
  expect(html).toContain('href="tel:025112233"');
  expect(html).not.toMatch(/http:\/\/|url\(/);
});

test.each([
  ['the drawn mark beside the name', agency.mark, /<img [^>]*alt=""[^>]*>.*Corbelle &amp;/],
  [
    'a logo that says the name',
    { src: 'https://agency.example/logo.png', width: 120, height: 48, isName: true },
    /<td class="plate"[^>]*>.*<img [^>]*width="120" height="48" alt="Corbelle &amp;/,
  ],
  ['the name where the logo is not shown by mail programs', null, /Corbelle &amp;/],
])('SHELL-5 a mail opens with %s', (_, mark, expected) => {
  const html = renderHtml(
    { subject: 's', title: 'A title', blocks: [] },
    { ...agency, mark },
    'nl',
  );
  const head = html.slice(html.indexOf('<body'), html.indexOf('<h1'));
  expect(head).toMatch(expected);
  expect(head.match(/Corbelle/g)).toHaveLength(1);
});

test.each(['listing', 'listings'] as const)(
  'LAW-12 a marked picture says so in a mail as a %s',
  (type) => {
    const words = {
      title: 'Huis',
      price: '€ 1',
      place: '1000 Brussel',
      href: 'https://a.example/',
    };
    const write = (mark?: string) => {
      const listing = { ...words, picture: { ...picture, alt: 'Gevel', ...(mark && { mark }) } };
      const block: MailBlock =
        type === 'listing' ? { type, listing } : { type, listings: [listing] };
      const content = cleanContent({ subject: 's', title: 't', blocks: [block] });
      return renderHtml(content, agency, 'nl');
    };
    expect(write('Illustratie')).toContain('>Illustratie</p>');
    expect(write()).not.toContain('Illustratie');
  },
);

test('FORM-5 the mail with the most and longest listings stays below what is shown whole', () => {
  const listing = {
    title: 'Wit & "breed" herenhuis '.repeat(5),
    price: 'vanaf € 1.250.000 per maand',
    place: 'Charleroisesteenweg 1234 bus 56, 1060 Sint-Gillis (Luxembourg)',
    href: `https://agency.example/nl/property/${'1'.repeat(80)}/`,
    picture: { ...picture, src: `https://agency.example/uploads/${'a'.repeat(120)}-400.jpg` },
  };
  const many = Array.from({ length: 50 }, () => ({
    label: listing.place,
    value: `${listing.title}, ${listing.price}`,
    href: listing.href,
  }));
  const long: MailBlock[] = [
    { type: 'listings', listings: Array.from({ length: 10 }, () => listing) },
    { type: 'rows', rows: many },
  ];
  const html = renderHtml(cleanContent({ subject: 's', title: 't', blocks: long }), agency, 'nl');
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});

test('FORM-5 a link that is none makes no mail', () => {
  const bad: MailBlock = { type: 'button', label: 'x', href: 'javascript:alert(1)' };
  expect(() => cleanContent({ subject: 's', title: 't', blocks: [bad] })).toThrow('a link');
});

test.each([
  ['a\r\nBcc: b', 'a Bcc: b'],
  ['a\u2028b\u0000c', 'a b c'],
  ['a\u202eb', 'a b'],
  ['half \ud83d', 'half \ufffd'],
  ['👩‍👩‍👧 é', '👩‍👩‍👧 é'],
  ['  x  ', 'x'],
])('FORM-5 %j becomes the line %j', (given, line) => {
  expect(cleanLine(given)).toBe(line);
});

test('FORM-5 a text that is absurdly long is cut', () => {
  expect(cleanText('x'.repeat(1_000_000))).toHaveLength(6000);
  expect(cleanText('a\r\nb\rc')).toBe('a\nb\nc');
});

test.each([
  ['an@example.org', true],
  ['zoë@voorbeeld.be', true],
  ["o'neil+x@sub.example.org", true],
  ['a@b', false],
  ['a@b.c, d@e.f', false],
  ['a@b.c\n', false],
  ['<a@b.c>', false],
  ['a b@c.d', false],
  [`${'x'.repeat(250)}@a.be`, false],
])('FORM-5 mail can be sent to %j: %s', (address, expected) => {
  expect(isMailAddress(address)).toBe(expected);
});

test('FORM-1 what a visitor typed to a friend becomes no link, and stays readable', () => {
  const text = 'See https://evil.example/a or evil.example. It is 1.5 km, at 10:00';
  const unlinked = unlinkText(text);
  expect(unlinked).not.toMatch(/https:\/\/|evil\.example/);
  expect(unlinked.replaceAll('\u2060', '')).toBe(text);
  expect(unlinked).toContain('1.5 km, at 10:00');
});

test.each([
  [{}],
  [{ accentColor: '#FFEE00', paperColor: '#FFFFFF', inkColor: '#111111' }],
  [{ paperColor: '#777777', inkColor: '#888888' }],
  [{ accentColor: 'red', brassColor: 'url(x)' }],
  [{ paperColor: null, inkColor: '#000000' }],
])('SHELL-5 a mail in the colours %j can be read', (look) => {
  const { paper, ink, accent, onAccent, link, rule } = pickMailColors(look);
  for (const pair of [
    [ink, paper],
    [onAccent, accent],
    [link, paper],
  ] as const) {
    expect(measureContrast(...pair)).toBeGreaterThanOrEqual(4.5);
  }
  expect(rule).toMatch(/^#[0-9a-f]{6}$/i);
});

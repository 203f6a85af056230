import { expect, test } from 'vitest';
import { measureContrast } from '@agency/domain/contrast';
import type { Agency } from './agency';
import { cleanContent, cleanLine, cleanText, isMailAddress } from './clean-mail';
import { unlinkText } from '../../leads/mails/unlink-text';
import { pickMailColors } from './mail-colors';
import type { MailBlock, MailContent } from './outgoing-mail';
import { renderHtml } from './render-html';
import { renderText } from './render-text';

const agency: Agency = {
  name: 'Corbelle & <b>zonen</b>',
  email: null,
  siteUrl: 'https://agency.example/nl/',
  legal: ['Corbelle bv, Brussel', 'BIV 1'],
  language: 'nl',
  colors: pickMailColors({}),
  isSerif: { headings: true, texts: false },
};
const harm = '"><img src=x onerror=alert(1)>';
const href = 'https://agency.example/nl/property/1/?a=1&b=2';

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
    listings: [
      { title: harm, price: '€ 1', place: harm, href, picture: 'https://agency.example/a b.jpg' },
    ],
  },
  { type: 'note', text: harm, link: { label: harm, href } },
];
const content: MailContent = { subject: harm, preheader: harm, title: harm, blocks };

test('FORM-5 whatever is in a mail, none of it is markup', () => {
  const html = renderHtml(cleanContent(content), agency, 'nl');
  expect(html).toMatch(/^<!doctype html><html lang="nl">/);
  expect(html).not.toMatch(/<img src=x|<b>/);
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('Corbelle &amp; &lt;b&gt;zonen&lt;/b&gt;');
  expect(html).toContain('href="https://agency.example/nl/property/1/?a=1&amp;b=2"');
  expect(html).toContain('One<br/>Two ');
  expect(html).toContain('BIV 1');
});

test('FORM-5 the text of a mail says what its HTML says', () => {
  const text = renderText(cleanContent(content), agency);
  for (const words of ['One\nTwo', 'L: V', href, '€ 1', 'BIV 1', 'Rows']) {
    expect(text).toContain(words);
  }
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
  const { paper, ink, accent, onAccent, link, rule } = pickMailColors(look as never);
  for (const pair of [
    [ink, paper],
    [onAccent, accent],
    [link, paper],
  ] as const) {
    expect(measureContrast(...pair)).toBeGreaterThanOrEqual(4.5);
  }
  expect(rule).toMatch(/^#[0-9a-f]{6}$/i);
});

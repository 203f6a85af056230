import { expect, test } from 'vitest';
import { makeMailLink, readToken } from './mail-link';

const documentId = 'abcdefghijklmnopqrstuvwx';
const link = new URL(makeMailLink('fr', 'demand', documentId));
const token = link.searchParams.get('t') ?? '';

test('FORM-9 a link in a mail leads to the site in the language of the mail', () => {
  expect(link.origin + link.pathname).toBe('https://agency.example/fr/mail/demand');
  expect(link.href).not.toContain('%');
});

test('FORM-9 a token opens every action on the same row and no other', () => {
  expect(readToken('demand', token)).toBe(documentId);
  expect(readToken('confirm-demand', token)).toBe(documentId);
  expect(readToken('stop-demand', token)).toBe(documentId);
  expect(readToken('stop-newsletter', token)).toBeNull();
  expect(readToken('appointment', token)).toBeNull();
});

test.each([
  ['nothing', ''],
  ['another document', token.replace('abc', 'abd')],
  ['a changed proof', token.replace(/.$/, token.endsWith('A') ? 'B' : 'A')],
  ['no proof', `${documentId}.`],
  ['more after it', `${token}=`],
  ['a line break', `${token}\n`],
  ['a long text', 'a'.repeat(100_000)],
  ['other letters', `${documentId}.${'é'.repeat(43)}`],
])('FORM-9 a token with %s is none', (_, wrong) => {
  expect(readToken('demand', wrong)).toBeNull();
});

test('FORM-9 each letter of a proof has one spelling', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const right = [...letters].filter((letter) => readToken('demand', token.slice(0, -1) + letter));
  expect(right).toEqual([token.at(-1)]);
});

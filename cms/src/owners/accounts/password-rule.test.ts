import { expect, test } from 'vitest';
import { isWeak } from './password-rule';

const owner = {
  email: 'lena.vandersmissen@example.org',
  username: 'vandersmissen',
  firstName: 'Lena',
  lastName: 'Van der Smissen',
};

test.each([
  ...[
    'three quiet rooms',
    'dr1gende-Bloemkool',
    '1 huis en 3 tuinen',
    'ééntwee vier',
    'пять слонов',
  ],
  ...['a'.repeat(30) + 'bcd' + 'e'.repeat(39)],
])('OWN-1 FORM-3 %s may be a password', (password) => {
  expect(isWeak(password, owner)).toBe(false);
});

test.each([
  ['nothing', ''],
  ['nine bytes', 'x7Qw!pLm2'],
  ['more than bcrypt reads', `${'abcdefghi'.repeat(8)}x`],
  ['more bytes than letters', 'é'.repeat(30) + 'abcdefghijklmnop'],
  ['one character', 'aaaaaaaaaaaa'],
  ['two characters', 'ababababababab'],
  ['digits alone', '4821930475'],
  ['a zero byte', 'three\0quiet rooms'],
  ['a common word', 'Wachtwoord1!'],
  ['a common word', 'motdepasse2026'],
  ['a row of keys', 'Azertyuiop123'],
  ['the email', 'Lena.Vandersmissen@example.org'],
  ['the first part of the email', 'lena.vandersmissen1'],
  ['the last name', 'Van der Smissen!'],
  ['both names', 'LenaVanDerSmissen'],
])('OWN-1 FORM-3 %s is no password: %s', (_, password) => {
  expect(isWeak(password, owner)).toBe(true);
});

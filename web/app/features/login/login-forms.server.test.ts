import { describe, expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { buildContext } from '../../testing/build-site-answer';
import { parseForm } from '../../form/send/parse-form.server';
import { passwordBytes } from '../../../../cms/src/owners/accounts/password-rule';
import { passwordBounds } from './new-password-fields.server';
import { buildLoginForm, loginSchemas, type FormStep } from './login-forms.server';

const good = 'een lang woord en nog een';

describe('FORM-3 each field of the login has its own message', () => {
  test.each<[FormStep, Record<string, string>, string[]]>([
    ['login', {}, ['identifier', 'password']],
    ['login', { identifier: ' ', password: ' ' }, ['identifier']],
    ['login', { identifier: 'x'.repeat(255), password: 'x' }, ['identifier']],
    ['login', { identifier: 'an', password: 'x'.repeat(1001) }, ['password']],
    ['forgotten', {}, ['email']],
    ['forgotten', { email: 'an' }, ['email']],
    ['new-password', {}, ['password', 'confirm']],
    ['new-password', { password: 'kort', confirm: 'kort' }, ['password']],
    ['new-password', { password: 'é'.repeat(37), confirm: 'é'.repeat(37) }, ['password']],
    ['new-password', { password: good, confirm: `${good} ` }, ['confirm']],
  ])('%s with %j', (step, values, fields) => {
    for (const language of languages) {
      const { errors } = parseForm(send(values), loginSchemas[step](buildContext(language)));
      expect(Object.keys(errors ?? {}).sort()).toEqual(fields.toSorted());
      for (const text of Object.values(errors ?? {})) expect(text).not.toMatch(/^[a-z]+\.|^$/);
    }
  });
});

test('FORM-3 passwords that are not identical say so, in every language', () => {
  const texts = languages.map((language) => {
    const sent = send({ password: good, confirm: `${good}!` });
    return parseForm(sent, loginSchemas['new-password'](buildContext(language))).errors?.[
      'confirm'
    ];
  });
  expect(texts).toContain('The passwords are not identical');
  expect(new Set(texts).size).toBe(4);
});

test('OWN-1 a new password has the bounds that the CMS gives it', () => {
  expect(passwordBounds).toEqual(passwordBytes);
});

test('OWN-1 a password is taken as it was typed, and never shown again', () => {
  const sent = send({ identifier: ' an@example.org ', password: ' two  words ' });
  const { typed, values } = parseForm(sent, loginSchemas.login(buildContext()));
  expect(values).toEqual({ identifier: 'an@example.org', password: ' two  words ' });
  expect(typed).toEqual({ identifier: 'an@example.org' });
});

test('OWN-1 a password is the same on every keyboard', () => {
  const of = (password: string) =>
    parseForm(send({ identifier: 'an', password }), loginSchemas.login(buildContext())).values;
  expect(of('caf\u00e9 cr\u00e8me')).toEqual(of('cafe\u0301 cre\u0300me'));
});

test('OWN-1 the fields say to password managers what they are for', () => {
  const tokens = (['login', 'forgotten', 'new-password'] as const).map((step) =>
    buildLoginForm(buildContext(), step, { action: '/nl/login/' }).groups.flatMap(({ fields }) =>
      fields.map(({ autoComplete }) => autoComplete),
    ),
  );
  expect(tokens).toEqual([
    ['username', 'current-password'],
    ['email'],
    ['new-password', 'new-password'],
  ]);
});

function send(values: Readonly<Record<string, string>>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(values)) sent.append(name, value);
  return sent;
}

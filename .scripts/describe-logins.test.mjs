import { expect, test } from 'vitest';
import { describeLogins, describePasswords } from './describe-logins.mjs';

const env = {
  ADMIN_EMAIL: 'admin@a.example',
  ADMIN_PASSWORD: 'secret-1',
  EDITOR_EMAIL: 'editor@a.example',
  EDITOR_PASSWORD: 'secret-2',
  OWNER_EMAIL: 'owner@a.example',
  OWNER_PASSWORD: 'secret-3',
};
const all = ['ADMIN_PASSWORD', 'EDITOR_PASSWORD', 'OWNER_PASSWORD'];
const onTerminal = { showPasswords: true };

test('the start that generates passwords prints them, and no later one', () => {
  expect(describeLogins(env, all, onTerminal).match(/secret-\d/g)).toHaveLength(3);
  const later = describeLogins(env, [], onTerminal);
  expect(later).not.toContain('secret');
  expect(later).toContain('npm run logins');
  expect(later).toContain('editor@a.example');
});

test('a password that the owner of the installation chose is never printed', () => {
  expect(describeLogins(env, ['EDITOR_PASSWORD'], onTerminal).match(/secret-\d/g)).toEqual([
    'secret-2',
  ]);
});

test('a log or a pipe gets the command that shows the passwords in place of them', () => {
  const text = describeLogins(env, all, { showPasswords: false });
  expect(text).not.toContain('secret');
  expect(text).toContain('npm run logins');
});

test('the command shows every password', () => {
  expect(describePasswords(env).match(/secret-\d/g)).toHaveLength(3);
});

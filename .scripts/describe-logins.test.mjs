import { expect, test } from 'vitest';
import { describeLogins } from './describe-logins.mjs';

const env = {
  ADMIN_EMAIL: 'admin@a.example',
  ADMIN_PASSWORD: 'secret-1',
  EDITOR_EMAIL: 'editor@a.example',
  EDITOR_PASSWORD: 'secret-2',
  OWNER_EMAIL: 'owner@a.example',
  OWNER_PASSWORD: 'secret-3',
};

test('the start that generates passwords prints them, and no later one', () => {
  const generated = ['ADMIN_PASSWORD', 'EDITOR_PASSWORD', 'OWNER_PASSWORD'];
  expect(describeLogins(env, generated, '/x/.env').match(/secret-\d/g)).toHaveLength(3);
  const later = describeLogins(env, [], '/x/.env');
  expect(later).not.toContain('secret');
  expect(later).toContain('/x/.env');
  expect(later).toContain('editor@a.example');
});

test('a password that the owner of the installation chose is never printed', () => {
  expect(describeLogins(env, ['EDITOR_PASSWORD'], '/x/.env').match(/secret-\d/g)).toEqual([
    'secret-2',
  ]);
});

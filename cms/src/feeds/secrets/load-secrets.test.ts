import { afterEach, expect, test, vi } from 'vitest';
import { declareFields, secret } from '../fields/declare-fields';
import { combineSecrets, listSecretNames, nameVariable } from './load-secrets';

const kind = declareFields({ USERNAME: secret(), PASSWORD: secret() });
const combine = (stored: Record<string, string | null>) =>
  combineSecrets('whise-2', kind, new Map(Object.entries(stored)));

afterEach(() => vi.unstubAllEnvs());

test('DATA-12 a secret has a variable by the key of its feed', () => {
  expect(nameVariable('whise-2', 'PASSWORD')).toBe('FEED_WHISE_2_PASSWORD');
  expect(listSecretNames(kind)).toEqual(['USERNAME', 'PASSWORD']);
});

test.each([
  ['stored', undefined, 'one', 'stored', 'one'],
  ['in the environment', 'env', undefined, 'environment', 'env'],
  ['in both, the environment wins', 'env', 'one', 'environment', 'env'],
  ['empty in the environment', '', 'one', 'stored', 'one'],
  ['unreadable, but in the environment', 'env', null, 'environment', 'env'],
])('DATA-12 a secret that is %s', (_, variable, stored, state, value) => {
  if (variable !== undefined) vi.stubEnv('FEED_WHISE_2_PASSWORD', variable);
  const secrets = combine(stored === undefined ? {} : { PASSWORD: stored });
  expect([secrets.findState('PASSWORD'), secrets.read('PASSWORD')]).toEqual([state, value]);
});

test.each([
  ['missing', {}, 'missing', 'the secret PASSWORD is missing'],
  ['unreadable', { PASSWORD: null }, 'unreadable', 'the secret PASSWORD cannot be decrypted'],
])('DATA-12 a secret that is %s is named, with its variable', (_, stored, state, message) => {
  const secrets = combine(stored);
  expect(secrets.findState('PASSWORD')).toBe(state);
  expect(() => secrets.read('PASSWORD')).toThrow(message);
  expect(() => secrets.read('PASSWORD')).toThrow('FEED_WHISE_2_PASSWORD');
});

test('DATA-12 secrets are hidden in messages, also as addresses and JSON write them', () => {
  vi.stubEnv('FEED_WHISE_2_USERNAME', 'jan');
  const secrets = combine({ PASSWORD: 'jan "q"&é' });
  const spellings = ['jan "q"&é', encodeURIComponent('jan "q"&é'), 'jan \\"q\\"&é'];
  for (const spelling of spellings) {
    expect(secrets.hide(`wrong: ${spelling}!`)).toBe('wrong: …!');
  }
  expect(secrets.hide('jan is unknown')).toBe('… is unknown');
});

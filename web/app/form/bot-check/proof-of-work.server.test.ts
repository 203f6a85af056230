import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { isProven, makeChallenge } from './proof-of-work.server';
import { makeFormToken } from './form-token.server';

test('FORM-7 the proof of work of a form token is valid for it, and for no other', async () => {
  const formToken = makeFormToken();
  const proof = await solve(await makeChallenge(formToken));
  expect(await isProven(formToken.id, proof)).toBe(true);
  expect(await isProven(makeFormToken().id, proof)).toBe(false);
});

test('FORM-7 work for a challenge made easier, or not done, is none', async () => {
  const formToken = makeFormToken();
  const challenge = await makeChallenge(formToken);
  const easy = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } };
  const guess = { counter: 50, derivedKey: '00'.repeat(32) };
  expect(await isProven(formToken.id, await solve(easy))).toBe(false);
  expect(await isProven(formToken.id, JSON.stringify({ challenge, solution: guess }))).toBe(false);
});

test('FORM-7 a proof ends with its form token', async () => {
  const formToken = makeFormToken(Date.now() - 3 * 3600_000);
  expect(await isProven(formToken.id, await solve(await makeChallenge(formToken)))).toBe(false);
});

test.each([
  '',
  'null',
  '[]',
  '{"challenge":null,"solution":null}',
  '{"challenge":{},"solution":{}}',
  '{"challenge":{"parameters":{"data":{"formToken":"t"}}},"solution":{}}',
  '{"challenge":{"parameters":{"data":{"formToken":"t"},"nonce":{},"salt":[],"cost":1e9},"signature":5},"solution":{"counter":-1,"derivedKey":{}}}',
  '{'.repeat(100_000),
])('FORM-7 what is no proof at all is none: %#', async (proof) => {
  expect(await isProven('t', proof)).toBe(false);
});

async function solve(challenge: Challenge): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

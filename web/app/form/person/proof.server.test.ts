import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { isProven, makeChallenge } from './proof.server';
import { makeTicket } from './ticket.server';

test('FORM-7 the work of a ticket vouches for it, and for no other', async () => {
  const ticket = makeTicket();
  const proof = await solve(await makeChallenge(ticket));
  expect(await isProven(ticket.id, proof)).toBe(true);
  expect(await isProven(makeTicket().id, proof)).toBe(false);
});

test('FORM-7 work for a challenge made easier, or not done, is none', async () => {
  const ticket = makeTicket();
  const challenge = await makeChallenge(ticket);
  const easy = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } };
  const guess = { counter: 50, derivedKey: '00'.repeat(32) };
  expect(await isProven(ticket.id, await solve(easy))).toBe(false);
  expect(await isProven(ticket.id, JSON.stringify({ challenge, solution: guess }))).toBe(false);
});

test('FORM-7 a proof ends with its ticket', async () => {
  const ticket = makeTicket(Date.now() - 3 * 3600_000);
  expect(await isProven(ticket.id, await solve(await makeChallenge(ticket)))).toBe(false);
});

test.each([
  '',
  'null',
  '[]',
  '{"challenge":null,"solution":null}',
  '{"challenge":{},"solution":{}}',
  '{"challenge":{"parameters":{"data":{"ticket":"t"}}},"solution":{}}',
  '{"challenge":{"parameters":{"data":{"ticket":"t"},"nonce":{},"salt":[],"cost":1e9},"signature":5},"solution":{"counter":-1,"derivedKey":{}}}',
  '{'.repeat(100_000),
])('FORM-7 what is no proof at all is none: %#', async (proof) => {
  expect(await isProven('t', proof)).toBe(false);
});

async function solve(challenge: Challenge): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

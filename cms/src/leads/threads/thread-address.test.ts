import { expect, test, vi } from 'vitest';
import { buildEnvironment } from '../../../test/environment';
import { findThread, makeThreadToken, readThreadToken } from './thread-address';

for (const [name, value] of Object.entries(buildEnvironment())) vi.stubEnv(name, String(value));

const lead = 'abcdefghijklmnopqrstuvwx';

test('STAFF-6 the token of a lead is read in any case, and no other one is', () => {
  const token = makeThreadToken(lead);
  expect(token).toMatch(/^[a-z0-9]{40}$/);
  expect([readThreadToken(token), readThreadToken(token.toUpperCase())]).toEqual([lead, lead]);
  const wrong = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
  for (const other of [wrong, lead, '', `b${token.slice(1)}`, `${token}0`]) {
    expect(readThreadToken(other)).toBeNull();
  }
});

test('STAFF-6 a lead is found by the address of an answer, or by the mails before it', () => {
  const token = makeThreadToken(lead);
  expect(findThread(['x@y.be', `leads+${token}@agency.example`], [])).toBe(lead);
  expect(findThread(['leads@agency.example'], ['<1@x>', `<${token}.lead@agency.example>`])).toBe(
    lead,
  );
  expect(findThread([`leads+${'0'.repeat(40)}@agency.example`], ['<a.lead@x>'])).toBeNull();
});

import { expect, test } from 'vitest';
import { signPreviewToken } from '../../testing/sign-preview-token';
import { readPreviewToken } from './preview-token.server';

const secret = 'preview-secret-0123456789-0123456789';
const target = { type: 'page', key: 'home', language: 'nl', status: 'DRAFT' };
const now = 1_700_000_000_000;
const sign = (changes: Record<string, unknown> = {}, by = secret) =>
  signPreviewToken({ ...target, ...changes }, by, now);

test('ROUTE-11 a token of the CMS says what to show', () => {
  expect(readPreviewToken(sign(), secret, now)).toEqual({ target, isExpired: false });
  const withModule = sign({ type: 'page', module: 'intro' });
  expect(readPreviewToken(withModule, secret, now)?.target.module).toBe('intro');
});

test.each([
  [59_999, false],
  [60_000, true],
  [3_600_000, true],
])('ROUTE-11 after %i ms of one minute it has ended: %s', (later, isExpired) => {
  expect(readPreviewToken(sign(), secret, now + later)).toEqual({ target, isExpired });
});

test.each([
  ['nothing', null],
  ['an empty one', ''],
  ['no proof', sign().split('.')[0] ?? ''],
  ['an empty proof', `${sign().split('.')[0]}.`],
  ['another secret', sign({}, 'another-secret-0123456789-0123456789')],
  ['another payload', `${sign({ key: 'x' }).split('.')[0]}.${sign().split('.')[1]}`],
  ['a third part', `${sign()}.x`],
  ['a longer proof', `${sign()}AA`],
  ['an unknown type', sign({ type: 'owner' })],
  ['another language', sign({ language: 'xx' })],
  ['another status', sign({ status: 'ANY' })],
  ['an endless key', sign({ key: 'x'.repeat(162) })],
  ['no end', sign({ expires: undefined })],
])('ROUTE-11 %s is not taken', (_what, token) => {
  expect(readPreviewToken(token, secret, now)).toBeNull();
});

import { expect, test } from 'vitest';
import { readNotice } from './notice';
import { signNotice } from '../testing/sign-notice';

const secret = 'k'.repeat(32);
const now = 1_700_000_000_000;
const change = { type: 'page', key: 'home', languages: ['nl'] };
const body = JSON.stringify({ id: '1', changes: [change] });

test('CMS-2 a notice of the CMS says what changed', () => {
  expect(readNotice(signNotice(body, secret, now), secret, now)).toEqual({
    id: '1',
    changes: [change],
  });
});

test('CMS-2 the signature is the one that the contract shows', () => {
  const example = '{"id":"1","changes":[]}';
  expect(signNotice(example, secret, now).signature).toBe(
    '5c3312bd0c2b4e5bef4d330a7bdbfe98514d85aa07478760d3dae917eb1ff3a8',
  );
});

const signed = signNotice(body, secret, now);

test.each([
  ['another secret', signNotice(body, 'x'.repeat(32), now)],
  ['another body', { ...signed, body: `${body} ` }],
  ['another time', { ...signed, time: String(Number(signed.time) + 1) }],
  ['no signature', { ...signed, signature: '' }],
  ['half a signature', { ...signed, signature: signed.signature.slice(0, 32) }],
  ['a signature of other letters', { ...signed, signature: 'z'.repeat(64) }],
  ['no time', { ...signed, time: '' }],
  ['a time that is none', { ...signed, time: '1e9' }],
  ['a time six minutes ago', signNotice(body, secret, now - 360_000)],
  ['a time in six minutes', signNotice(body, secret, now + 360_000)],
])('CMS-2 a notice with %s is refused', (_, notice) => {
  expect(readNotice(notice, secret, now)).toBe(401);
});

test.each([
  '',
  'null',
  '[]',
  '{"id":"1"',
  '{"id":"","changes":[]}',
  '{"id":1,"changes":[]}',
  '{"changes":[]}',
  '{"id":"1","changes":{}}',
  '{"id":"1","changes":[{"type":"moon","key":null,"languages":null}]}',
  '{"id":"1","changes":[{"type":"page","languages":null}]}',
  '{"id":"1","changes":[{"type":"page","key":"","languages":null}]}',
  '{"id":"1","changes":[{"type":"page","key":"home","languages":"nl"}]}',
])('CMS-2 a notice that says %s is not understood', (text) => {
  expect(readNotice(signNotice(text, secret, now), secret, now)).toBe(400);
});

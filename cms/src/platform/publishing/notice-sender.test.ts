import { expect, test } from 'vitest';
import { signNotice } from './notice-sender';

test('CMS-2 the signature is the HMAC-SHA256 of time and body, in hexadecimal', () => {
  const headers = signNotice(
    '{"id":"1","changes":[]}',
    'k'.repeat(32),
    new Date(1_700_000_000_999),
  );
  expect(headers).toEqual({
    'Content-Type': 'application/json',
    'X-Notice-Time': '1700000000',
    // printf '1700000000.{"id":"1","changes":[]}' | openssl dgst -sha256 -hmac kkkk… (32 times k)
    'X-Notice-Signature': '5c3312bd0c2b4e5bef4d330a7bdbfe98514d85aa07478760d3dae917eb1ff3a8',
  });
});

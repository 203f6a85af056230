import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signPreviewToken } from './preview-handler';

const secret = 'preview-secret-0123456789-0123456789';
const target = { type: 'page', key: 'home', language: 'nl', status: 'DRAFT' } as const;

test('ROUTE-11 a token says what it shows and until when, and proves it', () => {
  const token = signPreviewToken(target, secret, 1_000_500);
  const [payload = '', proof] = token.split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
    ...target,
    expires: 1000 + 300,
  });
  expect(proof).toBe(createHmac('sha256', secret).update(payload).digest('base64url'));
});

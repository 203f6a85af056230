import { expect, test } from 'vitest';
import { buildReceipt, readReceipt, writeReceipt } from './visit-receipt.server';

const slot = { start: '2026-11-25T09:00:00.000Z', end: '2026-11-25T09:45:00.000Z' };

test('FORM-14 a receipt is read as it was written, a moment or wishes', () => {
  for (const receipt of [
    buildReceipt('lead1', '5204117', slot, []),
    buildReceipt('lead1', '5204117', null, ['2026-11-25.morning', '2026-11-26.evening']),
  ]) {
    expect(receipt).not.toBeNull();
    expect(receipt && readReceipt(writeReceipt(receipt))).toEqual(receipt);
  }
  expect(buildReceipt('lead1', '5204117', null, [])).toBeNull();
});

test('FORM-14 what this site did not sign is no receipt', () => {
  const receipt = buildReceipt('lead1', '5204117', slot, []);
  const [text, signature] = (receipt ? writeReceipt(receipt) : '').split('.');
  const other = Buffer.from(JSON.stringify({ ...receipt, lead: 'x' })).toString('base64url');
  for (const forged of [null, '', 'x', `${other}.${signature}`, `${text}.`, `${text}.${text}`]) {
    expect(readReceipt(forged)).toBeNull();
  }
});

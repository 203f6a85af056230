import { expect, test } from 'vitest';
import { isConnectionFailure } from './connection-failures';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });
const withName = (name: string): Error => Object.assign(new Error('failed'), { name });

test.each([
  [withCode('57P01'), true],
  [withCode('57P03'), true],
  [withCode('53300'), true],
  [withCode('08006'), true],
  [withCode('ECONNREFUSED'), true],
  [withCode('ECONNRESET'), true],
  [withCode('ENOTFOUND'), true],
  [withCode('SQLITE_CANTOPEN'), true],
  [withName('KnexTimeoutError'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [withCode('23505'), false],
  [withCode('57014'), false],
  [withCode('SQLITE_BUSY'), false],
  [new Error('price must be a number'), false],
  ['57P01', false],
  [null, false],
])('OPS-2 %s is a failed connection: %s', (error, expected) => {
  expect(isConnectionFailure(error)).toBe(expected);
});

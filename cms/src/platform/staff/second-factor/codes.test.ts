import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  describeSecret,
  findStep,
  hashRecoveryCode,
  makeRecoveryCodes,
  makeSalt,
  makeSecret,
  parseCode,
  splitPassword,
} from './codes';

/** RFC 6238, appendix B, SHA-1: the last six of eight digits. */
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const;
const rfcSecret = Secret.fromUTF8('12345678901234567890').base32;

describe('OPS-9: codes of an app', () => {
  it.each(vectors)('RFC 6238: at %i seconds the code is %s', (seconds, code) => {
    expect(findStep(rfcSecret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it.each([
    ['the step before', -30, -1],
    ['the step after', 30, 1],
  ])('accepts a code of %s', (_, seconds, steps) => {
    const now = 1_234_567_890_000;
    const code = new TOTP({ secret: rfcSecret }).generate({ timestamp: now + seconds * 1000 });
    expect(findStep(rfcSecret, code, now)).toBe(Math.floor(now / 30_000) + steps);
  });

  it.each([
    ['two steps before', -60],
    ['two steps after', 60],
  ])('refuses a code of %s', (_, seconds) => {
    const now = 1_234_567_890_000;
    const code = new TOTP({ secret: rfcSecret }).generate({ timestamp: now + seconds * 1000 });
    expect(findStep(rfcSecret, code, now)).toBeNull();
  });

  it.each(['', '28708', '2870820', '28708a', '２８７０８２', ' 287082', 'é87082'])(
    'refuses %j without an error',
    (code) => expect(findStep(rfcSecret, code, 59_000)).toBeNull(),
  );

  it('describes a secret of 160 bits for an app', () => {
    const secret = makeSecret();
    const address = new URL(
      describeSecret(secret, { issuer: 'Agence & Fils', label: 'a@example.org' }),
    );
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address.host).toBe('totp');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret,
      issuer: 'Agence & Fils',
      digits: '6',
      period: '30',
      algorithm: 'SHA1',
    });
  });
});

describe('OPS-9: recovery codes', () => {
  it('are ten different ones', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  });

  it('are hashed with a salt, the same with and without the hyphen', async () => {
    const salt = makeSalt();
    const hash = await hashRecoveryCode('abcde-fghjk', salt);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashRecoveryCode('abcdefghjk', salt)).toBe(hash);
    expect(await hashRecoveryCode('abcdefghjk', makeSalt())).not.toBe(hash);
  });
});

describe('OPS-9: what is typed', () => {
  it.each([
    ['123456', { kind: 'app', text: '123456' }],
    [' 123 456 ', { kind: 'app', text: '123456' }],
    ['ABCDE-FGHJK', { kind: 'recovery', text: 'abcdefghjk' }],
    ['abcde fghjk', { kind: 'recovery', text: 'abcdefghjk' }],
    ['12345', null],
    ['1234567', null],
    ['abcde-fghj0', null],
    ['', null],
  ])('reads %j', (typed, code) => expect(parseCode(typed)).toEqual(code));

  it.each([
    ['Secret-1 123456', 'Secret-1', '123456'],
    ['two words 123456', 'two words', '123456'],
    ['Secret-1  abcde-fghjk', 'Secret-1', 'abcde-fghjk'],
    ['Secret-1 ABCDEFGHJK', 'Secret-1', 'ABCDEFGHJK'],
    ['Secret-1', 'Secret-1', ''],
    ['Secret-123456', 'Secret-123456', ''],
    ['123456', '123456', ''],
    [' 123456', ' 123456', ''],
    ['Secret-1 12345', 'Secret-1 12345', ''],
  ])('splits %j', (typed, password, code) =>
    expect(splitPassword(typed)).toEqual({ password, code }),
  );
});

import type { Core } from '@strapi/strapi';
import { findStep, hashRecoveryCode, parseCode } from './codes';
import {
  clearGuesses,
  findFactor,
  spendRecoveryCode,
  spendStep,
  takeGuess,
  type FactorRow,
} from './factor-rows';

interface Encryption {
  encrypt(value: string): string | null;
  decrypt(value: string): string | null;
}

/** Strapi's AES-256-GCM under ENCRYPTION_KEY. */
const findEncryption = (strapi: Core.Strapi) =>
  strapi.service('admin::encryption') as unknown as Encryption;

export function encryptSecret(strapi: Core.Strapi, secret: string): string {
  const encrypted = findEncryption(strapi).encrypt(secret);
  if (encrypted === null) throw new Error('ENCRYPTION_KEY is missing.');
  return encrypted;
}

/** Returns the secret in Base32; null if ENCRYPTION_KEY is no longer the one it was stored with. */
export function decryptSecret(strapi: Core.Strapi, stored: string | null): string | null {
  return stored === null ? null : findEncryption(strapi).decrypt(stored);
}

/** A salt for nobody's recovery codes. */
const noSalt = '0'.repeat(32);

/**
 * Reports whether a code is one of this person's, and spends it: a code of an app works once, a
 * recovery code too. Wrong codes count as guesses, what is no code at all does not. For null, who is
 * nobody, it takes the same time and is false.
 */
export async function acceptCode(
  strapi: Core.Strapi,
  staff: number | null,
  typed: string,
): Promise<boolean> {
  const code = parseCode(typed);
  if (!code) return false;
  const row = staff === null ? null : await findFactor(strapi, staff);
  const hash =
    code.kind === 'recovery' ? await hashRecoveryCode(code.text, row?.salt || noSalt) : '';
  if (staff === null || !row?.since || !(await takeGuess(strapi, staff))) return false;
  const isRight = hash
    ? await spendRecoveryCode(strapi, staff, hash)
    : await spendAppCode(strapi, row, code.text);
  if (isRight) await clearGuesses(strapi, staff);
  return isRight;
}

async function spendAppCode(strapi: Core.Strapi, row: FactorRow, code: string): Promise<boolean> {
  const secret = decryptSecret(strapi, row.secret);
  const step = secret === null ? null : findStep(secret, code, Date.now());
  return step !== null && spendStep(strapi, row.staff, step);
}

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

/** Strapi's AES-256-GCM encryption with ENCRYPTION_KEY. */
const findEncryption = (strapi: Core.Strapi) => strapi.service('admin::encryption') as Encryption;

export function encryptSecret(strapi: Core.Strapi, secret: string): string {
  const encrypted = findEncryption(strapi).encrypt(secret);
  if (encrypted === null) throw new Error('ENCRYPTION_KEY is missing.');
  return encrypted;
}

/** Decrypts the Base32 secret; null if it was encrypted with another ENCRYPTION_KEY. */
export function decryptSecret(strapi: Core.Strapi, stored: string | null): string | null {
  return stored === null ? null : findEncryption(strapi).decrypt(stored);
}

/** Dummy salt for users who do not exist. */
const noSalt = '0'.repeat(32);

/**
 * Verifies a code and consumes it: codes from an app and recovery codes work once. Wrong codes
 * count as guesses, malformed ones do not. For null (no such user) it takes the same time and
 * returns false.
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

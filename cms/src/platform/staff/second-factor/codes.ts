import { randomBytes, randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';

/** A six-digit code from an app, or a recovery code without hyphen. */
export type Code = { kind: 'app' | 'recovery'; text: string };

const period = 30;
/** Number of time steps that a code may be early or late. */
const tolerance = 1;
/** Letters and digits that cannot be confused. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const recoveryLength = 10;
const recoveryCount = 10;

const recoveryPattern = new RegExp(`^[${letters}]{${recoveryLength}}$`);
const appended = new RegExp(
  `^(.*\\S)\\s+(\\d{6}|[${letters}]{${recoveryLength / 2}}-?[${letters}]{${recoveryLength / 2}})$`,
  'is',
);
const derive = promisify<string, string, number, Buffer>(scrypt);

/** Creates a secret of 160 bits (RFC 4226, section 4) in Base32. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function describeSecret(secret: string, owner: { issuer: string; label: string }): string {
  return new TOTP({ ...owner, secret, period }).toString();
}

/**
 * Returns the time step (RFC 6238) of a code; null unless it is that of the current, previous or
 * next step. `now` is in milliseconds.
 */
export function findStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret, period });
  const delta = totp.validate({ token: code, timestamp: now, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** Creates recovery codes in the format `xxxxx-xxxxx`, 49 bits each. */
export function makeRecoveryCodes(): string[] {
  const draw = (): string => letters[randomInt(letters.length)] ?? '';
  return Array.from({ length: recoveryCount }, () => {
    const code = Array.from({ length: recoveryLength }, draw).join('');
    return `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;
  });
}

export function makeSalt(): string {
  return randomBytes(16).toString('hex');
}

/** Hashes a recovery code for storage. The codes of one person share a salt. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await derive(code.replace(/-/g, ''), salt, 32)).toString('hex');
}

/** Parses a typed code, ignoring spaces, hyphens and case. Null if invalid. */
export function parseCode(typed: string): Code | null {
  const text = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(text)) return { kind: 'app', text };
  return recoveryPattern.test(text) ? { kind: 'recovery', text } : null;
}

/** Splits a password from a code appended after a space. */
export function splitPassword(typed: string): { password: string; code: string } {
  const [, password = typed, code = ''] = appended.exec(typed) ?? [];
  return { password, code };
}

import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import { siteKey } from '../../cms/preview/site-key.server';
import type { FormToken } from './form-token.server';

/** Iterations per guess: 2 ms on a desktop, about 15 ms on a slow phone. */
const cost = 5000;
/** Number of guesses: a slow phone needs about a second (docs/decisions/0066). */
const guesses = { least: 40, most: 100 };

/** Creates the challenge that a browser solves once per form token, unnoticed by the visitor. */
export function makeChallenge(formToken: FormToken): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(guesses.least, guesses.most),
    data: { formToken: formToken.id },
    deriveKey,
    expiresAt: Math.ceil(formToken.expiresAt / 1000),
    ...secrets(),
  });
}

export async function isProven(formTokenId: string, proof: string): Promise<boolean> {
  const payload = readPayload(proof);
  if (payload?.challenge.parameters.data?.['formToken'] !== formTokenId) return false;
  try {
    const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets() });
    return verified;
  } catch {
    // The library throws for parameters of the wrong type in a forged proof.
    return false;
  }
}

function readPayload(proof: string): Payload | null {
  try {
    const { challenge, solution } = JSON.parse(proof.slice(0, 4000)) as Partial<Payload>;
    const isWhole = typeof challenge?.parameters === 'object' && typeof solution === 'object';
    return isWhole && challenge.parameters !== null && solution !== null
      ? { challenge, solution }
      : null;
  } catch {
    return null;
  }
}

function secrets() {
  return {
    hmacSignatureSecret: siteKey('form-proof').toString('base64url'),
    hmacKeySignatureSecret: siteKey('form-proof-key').toString('base64url'),
  };
}

import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Longer than the slowest phone needs. */
const timeout = 30_000;

/**
 * Solves a challenge and returns the proof; null after a timeout. The browser derives keys off the
 * main thread, so typing is not blocked.
 */
export async function solveProofOfWork(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout });
  return solution && JSON.stringify({ challenge, solution });
}

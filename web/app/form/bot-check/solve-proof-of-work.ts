import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Longer than the slowest phone takes. */
const timeout = 30_000;

/**
 * FORM-7: does the work of a form token and returns what to send with it; null when it takes too long.
 * The browser derives keys beside the page's own thread, so that typing never waits.
 */
export async function solveProofOfWork(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout });
  return solution && JSON.stringify({ challenge, solution });
}

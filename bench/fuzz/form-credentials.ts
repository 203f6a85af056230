import { solveProofOfWork } from '../../web/app/form/bot-check/solve-proof-of-work';
import type { IssuedFormToken } from '../../web/app/form/bot-check/form-token-store';
import { sentNames } from '../../web/app/form/send/sent-names';
import { ask } from '../visitors/request';
import { pick, upTo, type Random } from './attack';

/** A valid form token with its proof of work, so that other checks are reached. */
export interface FormCredentials {
  given: IssuedFormToken;
  proof: string;
}

/** Gets form tokens and computes their proofs. */
export async function listCredentials(url: string, count: number): Promise<FormCredentials[]> {
  const credentials: FormCredentials[] = [];
  for (let index = 0; index < count; index += 1) {
    const answer = await ask(`${url}/nl/form-token/`, {
      headers: { 'X-Forwarded-For': `10.9.0.${index}` },
    });
    const given = JSON.parse(answer?.text ?? '') as IssuedFormToken;
    credentials.push({ given, proof: (await solveProofOfWork(given.challenge)) ?? '' });
  }
  return credentials;
}

/** Returns form token, proof, question and answer: valid, forged, swapped or of a wrong type. */
export function forgeCredentials(
  random: Random,
  credentials: readonly FormCredentials[],
): [string, string][] {
  const { given, proof } = pick(random, credentials);
  const other = pick(random, credentials);
  const formToken = pick(random, [
    given.formToken,
    other.given.formToken,
    flip(random, given.formToken),
    given.formToken.split('.').slice(0, 2).join('.'),
    `${given.formToken}.x`,
    given.formToken.replace(/\.[^.]*\./, '.zzzzzzzzz.'),
    '..',
    '',
    'a'.repeat(50_000),
  ]);
  const forged = pick(random, [
    proof,
    other.proof,
    flip(random, proof),
    proof.slice(0, upTo(random, proof.length)),
    costly(proof, 4_000_000_000),
    costly(proof, -1),
    '{"challenge":{"parameters":{}},"solution":{}}',
    '{"challenge":null,"solution":null}',
    '[]'.repeat(10),
    '['.repeat(3900),
    'null',
    '',
  ]);
  const pairs: [string, string][] = [
    [sentNames.formToken, formToken],
    [sentNames.proof, forged],
    [sentNames.question, pick(random, ['', flip(random, formToken), 'a.b.c', 'x'.repeat(9000)])],
    [sentNames.answer, pick(random, ['', '7', 'zeven', '٣', '1e1', '9'.repeat(9000)])],
  ];
  return random() < 0.2 ? [...pairs, ...pairs] : pairs;
}

/** Returns the same proof with a higher cost, which would keep a naive site busy. */
function costly(proof: string, cost: number): string {
  return proof
    .replace(/"cost":\d+/, `"cost":${cost}`)
    .replace(/"counter":\d+/, `"counter":${cost}`);
}

function flip(random: Random, text: string): string {
  const at = upTo(random, text.length);
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}

import { prove } from '../../web/app/form/person/prove';
import type { GivenTicket } from '../../web/app/form/person/passes';
import { sentNames } from '../../web/app/form/send/sent-names';
import { ask } from '../visitors/request';
import { pick, upTo, type Random } from './attack';

/** A ticket of the site with its work done: what else is wrong then has to be found out. */
export interface Pass {
  given: GivenTicket;
  proof: string;
}

/** Gets some tickets and does their work. */
export async function listPasses(url: string, count: number): Promise<Pass[]> {
  const passes: Pass[] = [];
  for (let index = 0; index < count; index += 1) {
    const answer = await ask(`${url}/nl/form-ticket/`, {
      headers: { 'X-Forwarded-For': `10.9.0.${index}` },
    });
    const given = JSON.parse(answer?.text ?? '') as GivenTicket;
    passes.push({ given, proof: (await prove(given.challenge)) ?? '' });
  }
  return passes;
}

/** Ticket, proof, question and answer: true, forged, mixed up or of a wrong kind. */
export function vouchFalsely(random: Random, passes: readonly Pass[]): [string, string][] {
  const { given, proof } = pick(random, passes);
  const other = pick(random, passes);
  const ticket = pick(random, [
    given.ticket,
    other.given.ticket,
    flip(random, given.ticket),
    given.ticket.split('.').slice(0, 2).join('.'),
    `${given.ticket}.x`,
    given.ticket.replace(/\.[^.]*\./, '.zzzzzzzzz.'),
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
    [sentNames.ticket, ticket],
    [sentNames.proof, forged],
    [sentNames.question, pick(random, ['', flip(random, ticket), 'a.b.c', 'x'.repeat(9000)])],
    [sentNames.answer, pick(random, ['', '7', 'zeven', '٣', '1e1', '9'.repeat(9000)])],
  ];
  return random() < 0.2 ? [...pairs, ...pairs] : pairs;
}

/** The same work with another price: a site that believed it would be busy for a long time. */
function costly(proof: string, cost: number): string {
  return proof
    .replace(/"cost":\d+/, `"cost":${cost}`)
    .replace(/"counter":\d+/, `"counter":${cost}`);
}

function flip(random: Random, text: string): string {
  const at = upTo(random, text.length);
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}

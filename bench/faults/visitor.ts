import { setTimeout as wait } from 'node:timers/promises';
import type { IssuedFormToken } from '../../web/app/form/bot-check/form-token-store';
import { solveProofOfWork } from '../../web/app/form/bot-check/solve-proof-of-work';
import { sentNames } from '../../web/app/form/send/sent-names';
import type { Language } from '@agency/domain/languages';
import { answerQuestion, keepsInput } from '../visitors/form-page';
import { ask, type Answer } from '../visitors/request';

/** `script`: the browser solves the captcha; `question`: a person answers a sum. */
export type SendingWay = 'script' | 'question';

export interface Submission {
  url: string;
  path: string;
  /** Query string of the subject, with question mark. */
  query?: string;
  language: Language;
  way: SendingWay;
  fields: Readonly<Record<string, string>>;
  address: string;
  isDouble: boolean;
}

export interface Outcome {
  isThanked: boolean;
  /** Broken connections, and responses that it could not be stored, before success. */
  broken: number;
  refused: number;
  /**
   * 503 pages without the form, of a site that has not reached the CMS since its start: the
   * input is only kept by the browser's back button.
   */
  bare: number;
  /** Unexpected statuses, and lost input. */
  complaints: string[];
}

const patienceMs = 600_000;
const pauseMs = 400;

type Ask = typeof ask;

/** Sends a form until the thank-you page appears, with identical bytes. */
export async function submit(submission: Submission, by: Ask = ask): Promise<Outcome> {
  const outcome: Outcome = { isThanked: false, broken: 0, refused: 0, bare: 0, complaints: [] };
  const deadline = Date.now() + patienceMs;
  let credentials = submission.way === 'script' ? await proveOnce(submission, deadline, by) : {};
  while (Date.now() < deadline) {
    const body = new URLSearchParams({ ...submission.fields, ...credentials }).toString();
    const answers = await Promise.all(
      Array.from({ length: submission.isDouble ? 2 : 1 }, () => send(submission, body, by)),
    );
    for (const answer of answers) weigh(answer, submission, outcome);
    if (answers.some(isThanks)) return { ...outcome, isThanked: true };
    const asked = answers.find((answer) => answer?.status === 200 || answer?.status === 422);
    const reply = asked && answerQuestion(asked.text, submission.language);
    if (reply) credentials = reply;
    else await wait(pauseMs);
  }
  return outcome;
}

function weigh(answer: Answer, { fields, way }: Submission, outcome: Outcome): void {
  if (answer === null) outcome.broken += 1;
  else if (isThanks(answer)) return;
  else if (answer.status === 503 || answer.status === 429) {
    outcome.refused += 1;
    // A script keeps the page in any case.
    if (way === 'question' && !keepsInput(answer.text, fields)) outcome.bare += 1;
  } else if (answer.status !== 200 || !keepsInput(answer.text, fields)) {
    outcome.complaints.push(`${answer.status} ${answer.text.slice(0, 300)}`);
  }
}

function isThanks(answer: Answer): boolean {
  if (answer?.status === 303) return true;
  return (
    answer?.status === 200 && answer.text.startsWith('{') && /"status":"sent"/.test(answer.text)
  );
}

function send(
  { url, path, query = '', way, address }: Submission,
  body: string,
  by: Ask,
): Promise<Answer> {
  return by(url + path + query, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': address,
      Origin: url,
      Accept: way === 'script' ? 'application/json' : 'text/html',
    },
  });
}

async function proveOnce(
  { url, language, address }: Submission,
  deadline: number,
  by: Ask,
): Promise<Record<string, string>> {
  while (Date.now() < deadline) {
    const headers = { 'X-Forwarded-For': address };
    const answer = await by(`${url}/${language}/form-token/`, { headers });
    if (answer?.status === 200) {
      const { formToken, challenge } = JSON.parse(answer.text) as IssuedFormToken;
      return {
        [sentNames.formToken]: formToken,
        [sentNames.proof]: (await solveProofOfWork(challenge)) ?? '',
      };
    }
    await wait(pauseMs);
  }
  return {};
}

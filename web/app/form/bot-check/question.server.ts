import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LanguageContext } from '../../i18n/language-context.server';
import { numberWords, readNumberWord } from './number-words';
import { isSigned, sign, siteKey } from '../../cms/preview/site-key.server';
import type { QuestionView } from '../send/form-answer';

/** How long a question may be thought about. */
const questionMs = 2 * 60 * 60 * 1000;
/** Questions that were answered wrongly: each is asked once. */
const spent = new LRUCache<string, true>({ max: 20_000, ttl: questionMs });

/**
 * FORM-7: a sum in words for who sends without a script, bound to a form token. What it asks follows
 * from its text and a key of the site: nothing in it gives the answer.
 */
export function makeQuestion(
  formTokenId: string,
  context: Pick<LanguageContext, 't' | 'language'>,
  error: string | null = null,
  now = Date.now(),
): QuestionView {
  const body = `${randomBytes(9).toString('base64url')}.${(now + questionMs).toString(36)}`;
  const token = `${body}.${sign('form-question', `${formTokenId}.${body}`)}`;
  return { ...describe(formTokenId, body, context), token, value: '', error };
}

/** The same question once more, as it was answered; null when it may not be asked again. */
export function renewQuestion(
  formTokenId: string,
  token: string,
  value: string,
  context: Pick<LanguageContext, 't' | 'language'>,
): QuestionView | null {
  const body = readToken(formTokenId, token, Date.now());
  if (body === null) return null;
  return { ...describe(formTokenId, body, context), token, value: value.slice(0, 30), error: null };
}

/**
 * Whether a question of this form token is answered: `right` however often it is sent, `wrong` once,
 * for then it is used up; `dead` when it is not ours, too old or used up.
 */
export function checkAnswer(
  formTokenId: string,
  { token, answer }: { token: string; answer: string },
  now = Date.now(),
): 'right' | 'wrong' | 'empty' | 'dead' {
  const body = readToken(formTokenId, token, now);
  if (body === null) return 'dead';
  if (answer.trim() === '') return 'empty';
  const [first, second] = termsOf(formTokenId, body);
  if (readNumberWord(answer.slice(0, 30)) === first + second) return 'right';
  spent.set(token, true);
  return 'wrong';
}

function readToken(formTokenId: string, token: string, now: number): string | null {
  const [nonce = '', time = '', signature = ''] = token.slice(0, 200).split('.');
  const body = `${nonce}.${time}`;
  if (spent.has(token) || !isSigned('form-question', `${formTokenId}.${body}`, signature))
    return null;
  return Number.parseInt(time, 36) > now ? body : null;
}

function describe(
  formTokenId: string,
  body: string,
  { t, language }: Pick<LanguageContext, 't' | 'language'>,
) {
  const [first, second] = termsOf(formTokenId, body);
  const words = numberWords[language];
  return { text: t('form.send.question', { first: words[first], second: words[second] }) };
}

/** Two numbers from 1 to 9. */
function termsOf(formTokenId: string, body: string): [number, number] {
  const digest = createHmac('sha256', siteKey('form-question')).update(
    `sum ${formTokenId}.${body}`,
  );
  const bytes = digest.digest();
  return [1 + (bytes.readUInt32BE(0) % 9), 1 + (bytes.readUInt32BE(4) % 9)];
}

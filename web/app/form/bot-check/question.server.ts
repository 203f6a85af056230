import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LanguageContext } from '../../i18n/language-context.server';
import { numberWords, readNumberWord } from './number-words';
import { isSigned, sign, siteKey } from '../../cms/preview/site-key.server';
import type { QuestionView } from '../send/form-answer';

const questionMs = 2 * 60 * 60 * 1000;
/** Questions answered wrongly: each appears once. */
const spent = new LRUCache<string, true>({ max: 20_000, ttl: questionMs });

/**
 * Creates a sum in words for submissions without JavaScript, bound to a form token. Derived from
 * its text and a secret key, so it does not contain the answer.
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

/** Returns the same question with its answer; null if it must not be asked again. */
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
 * Checks an answer: `right` for any number of submissions; `wrong` once, which uses the question
 * up; `dead` if it is forged, expired or used up.
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

/** Derives two numbers from 1 to 9. */
function termsOf(formTokenId: string, body: string): [number, number] {
  const digest = createHmac('sha256', siteKey('form-question')).update(
    `sum ${formTokenId}.${body}`,
  );
  const bytes = digest.digest();
  return [1 + (bytes.readUInt32BE(0) % 9), 1 + (bytes.readUInt32BE(4) % 9)];
}

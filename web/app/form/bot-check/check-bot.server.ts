import type { LanguageContext } from '../../i18n/language-context.server';
import type { QuestionView } from '../send/form-answer';
import { isProven } from './proof-of-work.server';
import { checkAnswer, renewQuestion, makeQuestion } from './question.server';
import { sentNames } from '../send/sent-names';
import { makeFormToken, readFormToken, type FormToken } from './form-token.server';

export type BotCheck = {
  formToken: FormToken;
  /** True if the form token is unknown or expired. */
  isFormTokenOld: boolean;
  isHuman: boolean;
  /** Question for the next page; a correct answer is kept. */
  question: QuestionView;
};

/**
 * Checks a form's proof of work or answer. A filled-in honeypot also leads to the question, so that
 * a visitor whose browser filled it in loses nothing.
 */
export async function checkBot(
  sent: FormData,
  context: Pick<LanguageContext, 't' | 'language'>,
): Promise<BotCheck> {
  const text = readText(sent, sentNames.formToken);
  const known = readFormToken(text);
  const formToken = known ?? makeFormToken();
  const token = readText(sent, sentNames.question);
  const answer = readText(sent, sentNames.answer);
  const isTrapped = readText(sent, sentNames.trap) !== '';
  const isProvenHere =
    known !== null && !isTrapped && (await isProven(formToken.id, readText(sent, sentNames.proof)));
  const verdict = known && token !== '' ? checkAnswer(formToken.id, { token, answer }) : 'dead';
  const error = errorOf(verdict, context);
  const kept = verdict === 'right' ? renewQuestion(formToken.id, token, answer, context) : null;
  return {
    formToken,
    isFormTokenOld: known === null && text !== '',
    isHuman: isProvenHere || verdict === 'right',
    question: kept ?? makeQuestion(formToken.id, context, error),
  };
}

/** Returns a new form token and question for a used one. */
export function renewBotCheck(context: Pick<LanguageContext, 't' | 'language'>): BotCheck {
  const formToken = makeFormToken();
  const question = makeQuestion(formToken.id, context);
  return { formToken, isFormTokenOld: false, isHuman: false, question };
}

function errorOf(verdict: ReturnType<typeof checkAnswer>, { t }: Pick<LanguageContext, 't'>) {
  if (verdict === 'empty') return t('form.errors.captcha');
  return verdict === 'wrong' ? t('form.errors.captchaWrong') : null;
}

function readText(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
}

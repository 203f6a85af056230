import type { LanguageContext } from '../../i18n/language-context.server';
import type { QuestionView } from '../send/form-answer';
import { isProven } from './proof-of-work.server';
import { checkAnswer, renewQuestion, makeQuestion } from './question.server';
import { sentNames } from '../send/sent-names';
import { makeFormToken, readFormToken, type FormToken } from './form-token.server';

/** What came with a form to show that a person sent it. */
export type BotCheck = {
  formToken: FormToken;
  /** True when a form token came that is none of ours, or too old. */
  isFormTokenOld: boolean;
  isHuman: boolean;
  /** What to ask on the page that is drawn next; the answer that was right is kept. */
  question: QuestionView;
};

/**
 * FORM-7: a person's form comes with the work of a browser, or with the answer to a question. Who
 * filled in the trap is asked too, so that a person whose browser did it loses nothing.
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

/** What to send a form with whose form token is used up. */
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

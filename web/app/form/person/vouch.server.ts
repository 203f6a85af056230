import type { LanguageContext } from '../../i18n/language-context.server';
import type { QuestionView } from '../send/form-answer';
import { isProven } from './proof.server';
import { checkAnswer, keepQuestion, makeQuestion } from './question.server';
import { sentNames } from '../send/sent-names';
import { makeTicket, readTicket, type Ticket } from './ticket.server';

/** What came with a form to show that a person sent it. */
export type Vouching = {
  ticket: Ticket;
  /** True when a ticket came that is none of ours, or too old. */
  isTicketOld: boolean;
  isVouched: boolean;
  /** What to ask on the page that is drawn next; the answer that was right is kept. */
  question: QuestionView;
};

/**
 * FORM-7: a person's form comes with the work of a browser, or with the answer to a question. Who
 * filled in the trap is asked too, so that a person whose browser did it loses nothing.
 */
export async function vouch(
  sent: FormData,
  context: Pick<LanguageContext, 't' | 'language'>,
): Promise<Vouching> {
  const text = readText(sent, sentNames.ticket);
  const known = readTicket(text);
  const ticket = known ?? makeTicket();
  const token = readText(sent, sentNames.question);
  const answer = readText(sent, sentNames.answer);
  const isTrapped = readText(sent, sentNames.trap) !== '';
  const isProvenHere =
    known !== null && !isTrapped && (await isProven(ticket.id, readText(sent, sentNames.proof)));
  const verdict = known && token !== '' ? checkAnswer(ticket.id, { token, answer }) : 'dead';
  const error = errorOf(verdict, context);
  const kept = verdict === 'right' ? keepQuestion(ticket.id, token, answer, context) : null;
  return {
    ticket,
    isTicketOld: known === null && text !== '',
    isVouched: isProvenHere || verdict === 'right',
    question: kept ?? makeQuestion(ticket.id, context, error),
  };
}

/** What to send a form with whose ticket is used up. */
export function vouchAnew(context: Pick<LanguageContext, 't' | 'language'>): Vouching {
  const ticket = makeTicket();
  const question = makeQuestion(ticket.id, context);
  return { ticket, isTicketOld: false, isVouched: false, question };
}

function errorOf(verdict: ReturnType<typeof checkAnswer>, { t }: Pick<LanguageContext, 't'>) {
  if (verdict === 'empty') return t('form.errors.captcha');
  return verdict === 'wrong' ? t('form.errors.captchaWrong') : null;
}

function readText(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
}

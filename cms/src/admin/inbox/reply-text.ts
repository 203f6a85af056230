export interface ReplyText {
  subject: string;
  text: string;
}

/** Reports whether a reply was edited: a template may not replace it without a question. */
export function isTypedText(written: ReplyText, templates: readonly ReplyText[]): boolean {
  const isSame = ({ subject, text }: ReplyText): boolean =>
    written.subject.trim() === subject.trim() && written.text.trim() === text.trim();
  const isEmpty = written.subject.trim() === '' && written.text.trim() === '';
  return !isEmpty && !templates.some(isSame);
}

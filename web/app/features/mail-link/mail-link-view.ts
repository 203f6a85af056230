import type { LinkView } from '../../ui/links/app-link';
import type { FormView } from '../../form/form-view';

/** What the buttons of these screens do; sent as `intent`. */
export const mailIntents = ['confirm', 'resume', 'stop', 'delete', 'cancel'] as const;

export type MailIntent = (typeof mailIntents)[number];

/** A button that acts: it posts to the page's own address. */
export type MailButton = { label: string; intent: MailIntent };

/** FORM-9, FORM-10, FORM-14: what a link in a mail shows before and after it acts. */
export type MailLinkView = {
  title: string;
  /** What has just been done. */
  notice: string | null;
  text: string;
  lines: { label: string; value: string; href: string | null }[];
  button: MailButton | null;
  /** A saved search, to change. */
  form: FormView | null;
  /** What is done more rarely, behind a word to open it. */
  others: { label: string; text: string; buttons: MailButton[] } | null;
  links: LinkView[];
};

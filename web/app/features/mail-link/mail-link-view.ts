import type { LinkView } from '../../ui/links/app-link';
import type { FormView } from '../../form/form-view';

/** Actions of the buttons; sent as `intent`. */
export const mailIntents = ['confirm', 'resume', 'stop', 'delete', 'cancel'] as const;

export type MailIntent = (typeof mailIntents)[number];

/** A button that posts to the page's own address. */
export type MailButton = { label: string; intent: MailIntent };

export type MailLinkView = {
  title: string;
  notice: string | null;
  text: string;
  lines: { label: string; value: string; href: string | null }[];
  button: MailButton | null;
  form: FormView | null;
  /** Less common actions, collapsed. */
  others: { label: string; text: string; buttons: MailButton[] } | null;
  links: LinkView[];
};

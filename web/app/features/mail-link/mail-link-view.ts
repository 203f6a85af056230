import type { LinkView } from '../../ui/links/app-link';
import type { FormView } from '../../form/form-view';

/** Actions of the buttons; sent as `intent`. */
export const mailIntents = ['confirm', 'resume', 'stop', 'delete', 'cancel'] as const;

export type MailIntent = (typeof mailIntents)[number];

/** A button that posts to the page's own address. */
export type MailButton = { label: string; intent: MailIntent };

/** A mail link's screen before and after its action. */
export type MailLinkView = {
  title: string;
  /** Confirms the action. */
  notice: string | null;
  text: string;
  lines: { label: string; value: string; href: string | null }[];
  button: MailButton | null;
  /** Form to change a saved search. */
  form: FormView | null;
  /** Less common actions, collapsed. */
  others: { label: string; text: string; buttons: MailButton[] } | null;
  links: LinkView[];
};

import type { LinkView } from '../../ui/links/app-link';
import type { FormValues } from '../form-view';

/** A sum that is asked of whom no script has proved human (FORM-7). */
export type QuestionView = { text: string; token: string; value: string; error: string | null };

/** What came of a form that was sent; nothing typed is lost but files (FORM-4, FORM-6). */
export type FormAnswer =
  | { status: 'sent'; href: string }
  | {
      /**
       * `invalid`: fields are wrong; `question`: the bot check is not passed; `formToken`: its form token
       * is used up, a new one comes along; `unsent`: it could not be stored; `begun`: nothing is
       * wrong, it was only begun on another page (FORM-10).
       */
      status: 'invalid' | 'question' | 'formToken' | 'unsent' | 'begun';
      /** About the whole form. */
      message: string | null;
      /** More of it, in a second sentence. */
      text?: string;
      /** The way out of it. */
      link?: LinkView;
      /** Fields that are wrong together, which the message speaks of. */
      wrong?: readonly string[];
      errors: Readonly<Record<string, string>>;
      values: FormValues;
      /** The form token to send it with the next time; null keeps what the browser has. */
      formToken: string | null;
      question: QuestionView | null;
    };

/** A form that is to be drawn again. */
export type RefusedForm = Exclude<FormAnswer, { status: 'sent' }>;

import type { LinkView } from '../../ui/links/app-link';
import type { FormValues } from '../form-view';

/** A sum for visitors without proof of work. */
export type QuestionView = { text: string; token: string; value: string; error: string | null };

/** Result of a submission; all input except files is kept. */
export type FormAnswer =
  | { status: 'sent'; href: string }
  | {
      /**
       * `invalid`: fields are wrong; `question`: the bot check failed; `formToken`: the token was
       * used, a new one is included; `unsent`: it could not be stored; `begun`: started on another
       * page, without errors.
       */
      status: 'invalid' | 'question' | 'formToken' | 'unsent' | 'begun';
      message: string | null;
      text?: string;
      link?: LinkView;
      /** Fields that the message is about. */
      wrong?: readonly string[];
      errors: Readonly<Record<string, string>>;
      values: FormValues;
      /** Token for the next submission; null keeps the current one. */
      formToken: string | null;
      question: QuestionView | null;
    };

export type RefusedForm = Exclude<FormAnswer, { status: 'sent' }>;

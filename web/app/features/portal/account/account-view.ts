import type { ContactLinkView } from '../../../ui/link-view';
import type { FormView } from '../../../form/form-view';

/** OWN-1, OWN-8: the owner's data as the agency has them, and what the owner changes alone. */
export type AccountView = {
  title: string;
  details: { title: string; text: string; lines: { label: string; value: string }[] };
  /** How to have them put right. */
  wrong: { title: string; text: string; links: ContactLinkView[] };
  mails: { title: string; notice: string | null; form: FormView };
  email: { title: string; text: string; notice: string | null; form: FormView };
  password: {
    title: string;
    text: string;
    /** It has just been changed. */
    notice: string | null;
    form: FormView;
  };
};

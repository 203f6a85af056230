import type { ContactLinkView } from '../../../ui/link-view';
import type { FormView } from '../../../form/form-view';

/** OWN-1: the owner's data as the agency has them, and the form of a new password. */
export type AccountView = {
  title: string;
  details: { title: string; text: string; lines: { label: string; value: string }[] };
  /** How to have them put right. */
  wrong: { title: string; text: string; links: ContactLinkView[] };
  password: {
    title: string;
    text: string;
    /** It has just been changed. */
    notice: string | null;
    form: FormView;
  };
};

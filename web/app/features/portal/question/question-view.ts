import type { FormView } from '../../../form/form-view';

/** OWN-8: where an owner asks the agency about a listing. */
export type QuestionView = {
  title: string;
  text: string;
  /** A question has just arrived. */
  notice: string | null;
  form: FormView;
};

import type { FormKind } from '@agency/domain/path-words';
import type { BreadcrumbView } from '../ui/links/breadcrumbs';
import type { ContactLinkView, LinkView } from '../ui/links/app-link';
import type { PictureView } from '../ui/media/picture';

/** What is typed in a form, by the field's name; a checkbox that is set is `on`. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** How a field is drawn. */
export type Widget =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'textarea'
  | 'number'
  | 'date'
  | 'select'
  | 'radios'
  | 'checkboxes'
  | 'checkbox'
  | 'file';

/** Choices that are drawn their own way: places to search in, times under their days. */
export type Variant = 'places' | 'days';

export type OptionView = {
  value: string;
  label: string;
  /** Options with the same one stand together under it. */
  group?: string;
  /** At the end of its line: how many there are, what is left. */
  note?: string;
  isDisabled?: boolean;
  /** Stands for all the others of its group. */
  isWhole?: boolean;
};

/** What the browser repeats of the schema (FORM-4). */
export type Constraint = {
  minLength?: number;
  maxLength?: number;
  min?: string;
  max?: string;
  pattern?: string;
  accept?: string;
};

export type FieldMessages = { required?: string; invalid?: string; tooLong?: string };

export type FieldView = {
  name: string;
  widget: Widget;
  label: string;
  hint: string | null;
  /** A page that explains the field, such as the privacy statement, or helps who cannot fill it in. */
  link: LinkView | null;
  isRequired: boolean;
  /** On a wide screen: beside another of its kind, or the whole line. */
  width: 'full' | 'half' | 'third';
  autoComplete: string | undefined;
  inputMode: 'decimal' | 'numeric' | undefined;
  /** Stands behind what is typed, e.g. `m²`; `€` before it. */
  unit: string | null;
  options: OptionView[];
  variant: Variant | null;
  constraint: Constraint;
  messages: FieldMessages;
  /** Of an amount: the part of it that is shown beside it, in percent (FORM-13). */
  sharePercent: number | null;
};

/** Fields that stand together; without a legend they are just in one line of thought. */
export type FieldGroupView = { legend: string | null; fields: FieldView[] };

/** FORM-1: a form, ready to draw on any page. */
export type FormView = {
  /** Null for one that sends the agency nothing. */
  kind: FormKind | null;
  /** The only endpoint for what is sent: the form's own screen. */
  action: string;
  /** Where a script gets the form token of one rendering; null for a form that its address authenticates. */
  formTokenHref: string | null;
  groups: FieldGroupView[];
  values: FormValues;
  submitLabel: string;
  hasFile: boolean;
  /** Two fields that are both asked: nothing has to say which are. */
  isShort?: boolean;
};

/** What a form is about: a listing, a project. */
export type SubjectView = {
  title: string;
  text: string | null;
  price: string | null;
  picture: PictureView | null;
  back: LinkView;
};

/** Why there is no form here, and ways on. */
export type ClosedFormView = { title: string; text: string; links: LinkView[] };

/** FORM-13: what has to be paid, line by line. */
export type FiguresView = {
  title: string;
  lines: FigureView[];
  total: FigureView | null;
  /** What a reader should know, in sentences. */
  notes: string[];
};

export type FigureView = {
  label: string;
  value: string;
  note: string | null;
  /** The field whose amount, once it is typed, the value is so many percent of. */
  share?: { of: string; percent: number };
};

/** How to reach the agency without a form. */
export type OfficeView = {
  name: string;
  address: string[];
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
};

/** FORM-1: a form's own screen. */
export type FormScreenView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  intro: string | null;
  subject: SubjectView | null;
  /** Stands beside a form that is about nothing of its own. */
  office: OfficeView | null;
  figures: FiguresView | null;
  form: FormView | null;
  /** Why there is no form, where there is none. */
  closed: ClosedFormView | null;
};

/** A form as a part of another page, with its heading. */
export type FormBlockView = {
  /** Its place on the page, where links lead. */
  id: string;
  title: string;
  intro: string | null;
  form: FormView;
};

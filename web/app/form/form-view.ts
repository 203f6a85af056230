import type { FormKind } from '@agency/domain/path-words';
import type { BreadcrumbView } from '../ui/links/breadcrumbs';
import type { ContactLinkView, LinkView } from '../ui/links/app-link';
import type { PictureView } from '../ui/media/picture';

/** Input by field name; a checked checkbox is `on`. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

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

/** Custom controls: places to search in, times by day. */
export type Variant = 'places' | 'days';

export type OptionView = {
  value: string;
  label: string;
  /** Heading shared by options with the same group. */
  group?: string;
  /** Text at the end of its line: a count, what is left. */
  note?: string;
  isDisabled?: boolean;
  /** Stands for all other options of its group. */
  isWhole?: boolean;
};

/** HTML constraints that repeat the schema. */
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
  /**
   * A page that explains the field, such as the privacy statement, or helps those who cannot fill
   * it in.
   */
  link: LinkView | null;
  isRequired: boolean;
  /** Width on a wide screen: beside another field, or the whole line. */
  width: 'full' | 'half' | 'third';
  autoComplete: string | undefined;
  inputMode: 'decimal' | 'numeric' | undefined;
  /** Shown after the input, e.g. `m²`; `€` before it. */
  unit: string | null;
  options: OptionView[];
  variant: Variant | null;
  constraint: Constraint;
  messages: FieldMessages;
  /** For an amount: the percentage shown beside it. */
  sharePercent: number | null;
};

/** Adjacent fields; without a legend they only belong together. */
export type FieldGroupView = {
  legend: string | null;
  fields: FieldView[];
  /** Closed until a visitor opens it; its fields are optional. */
  isFolded?: boolean;
};

export type FormView = {
  /** Null for a form that sends the agency nothing. */
  kind: FormKind | null;
  /** The endpoint of all submissions: the form's own screen. */
  action: string;
  /** Endpoint for a new form token; null for a form that its address authenticates. */
  formTokenHref: string | null;
  groups: FieldGroupView[];
  values: FormValues;
  submitLabel: string;
  hasFile: boolean;
  /** Two required fields, which need no mark. */
  isShort?: boolean;
};

export type SubjectView = {
  title: string;
  text: string | null;
  price: string | null;
  picture: PictureView | null;
  back: LinkView;
};

export type ClosedFormView = { title: string; text: string; links: LinkView[] };

/** Amounts to pay, line by line. */
export type FiguresView = {
  title: string;
  lines: FigureView[];
  total: FigureView | null;
  notes: string[];
};

export type FigureView = {
  label: string;
  value: string;
  note: string | null;
  /** The value is a percentage of this field's amount. */
  share?: { of: string; percent: number };
};

export type OfficeView = {
  name: string;
  address: string[];
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
};

export type FormScreenView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  intro: string | null;
  subject: SubjectView | null;
  /** Shown beside a form without a subject. */
  office: OfficeView | null;
  figures: FiguresView | null;
  form: FormView | null;
  closed: ClosedFormView | null;
};

export type FormBlockView = {
  id: string;
  title: string;
  intro: string | null;
  form: FormView;
};

/** The estimate of costs of a listing, finished in the visitor's language. */
export type CostView = {
  /** Its place on the page, where the form leads. */
  id: string;
  title: string;
  /** What it is, or that the price is on demand. */
  intro: string;
  form: CostFormView;
  lines: CostLineView[];
  total: CostLineView | null;
  /** What a reader of the total should know, in sentences. */
  notes: string[];
  /** What is not counted, in sentences. */
  missing: string[];
  /** That it is an estimate, and of which day. */
  estimate: string;
  /** Where the notaries compute their own costs; null for a rent. */
  notary: { label: string; href: string } | null;
};

export type CostLineView = {
  label: string;
  value: string;
  /** How it came about, with the day and the law of the rate. */
  note: string | null;
};

/** A GET form, so that it works without JavaScript. */
export type CostFormView = {
  action: string;
  amount: { name: string; label: string; value: string };
  /** Null where it makes no difference. */
  ownHome: { name: string; label: string; options: CostOption[]; value: string } | null;
  classes: { name: string; label: string; options: CostOption[]; value: string } | null;
  buyers: { name: string; label: string; options: CostOption[]; value: string } | null;
  submit: string;
};

export type CostOption = { value: string; label: string };

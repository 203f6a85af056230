export type CostView = {
  /** Anchor of the form. */
  id: string;
  title: string;
  /** Introduction, or that the price is on demand. */
  intro: string;
  form: CostFormView;
  lines: CostLineView[];
  total: CostLineView | null;
  /** Explanatory sentences about the total. */
  notes: string[];
  /** Sentences about costs that are not included. */
  missing: string[];
  /** Says that it is an estimate, with its date. */
  estimate: string;
  /** Link to the notaries' calculator; null for a rent. */
  notary: { label: string; href: string } | null;
};

export type CostLineView = {
  label: string;
  value: string;
  /** Calculation, with the date and the law of the rate. */
  note: string | null;
};

/** A GET form, which works without JavaScript. */
export type CostFormView = {
  action: string;
  amount: { name: string; label: string; value: string };
  /** Null if it makes no difference. */
  ownHome: CostChoice | null;
  classes: CostChoice | null;
  buyers: CostChoice | null;
  submit: string;
};

type CostChoice = {
  name: string;
  label: string;
  options: { value: string; label: string }[];
  value: string;
};

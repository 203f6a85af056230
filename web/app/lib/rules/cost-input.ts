export type CostInput = {
  /** Whole euros; null for the listing's own price. */
  amount: number | null;
  /** True if it becomes their own and only home; null if unanswered. */
  isOwnHome: boolean | null;
  /** Number of classes by which the energy label will improve. */
  classes: number;
  buyers: number;
};

const mostAmount = 99_999_999;
const mostClasses = 12;
const mostBuyers = 2;

export const costFields = {
  amount: 'amount',
  ownHome: 'own',
  classes: 'classes',
  buyers: 'buyers',
} as const;

/** Parses the query; invalid values count as missing. */
export function parseCostInput(query: URLSearchParams): CostInput {
  const own = query.get(costFields.ownHome);
  const classes = readCount(query.get(costFields.classes));
  const buyers = readCount(query.get(costFields.buyers));
  return {
    amount: readAmount(query.get(costFields.amount)),
    isOwnHome: own === '1' ? true : own === '0' ? false : null,
    classes: classes <= mostClasses ? classes : 0,
    buyers: buyers >= 1 && buyers <= mostBuyers ? buyers : 1,
  };
}

/** Writes the query in canonical form with its `?`; empty without input. */
export function serialiseCostInput({ amount, isOwnHome, classes, buyers }: CostInput): string {
  const query = new URLSearchParams();
  if (amount !== null) query.set(costFields.amount, String(amount));
  if (isOwnHome !== null) query.set(costFields.ownHome, isOwnHome ? '1' : '0');
  if (classes > 0) query.set(costFields.classes, String(classes));
  if (buyers > 1) query.set(costFields.buyers, String(buyers));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Accepts `350000`, `350.000`, `350 000,50` and `€ 350000`. */
function readAmount(text: string | null): number | null {
  const plain = (text ?? '').slice(0, 30).replace(/[\s€\u00a0\u202f]/g, '');
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(plain);
  const whole = isGrouped ? plain.replace(/[.,]/g, '') : plain.replace(/[.,]\d{1,2}$/, '');
  if (!/^\d{1,8}$/.test(whole)) return null;
  const amount = Number(whole);
  return amount >= 1 && amount <= mostAmount ? amount : null;
}

function readCount(text: string | null): number {
  return /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
}

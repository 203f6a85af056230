/** What a visitor may say about the costs of a listing. */
export type CostInput = {
  /** Whole euro; null for the listing's own price. */
  amount: number | null;
  /** Whether it becomes their own and only home; null while not said. */
  isOwnHome: boolean | null;
  /** By how many classes they will better the energy label; 0 for none. */
  classes: number;
  /** How many people buy it together. */
  buyers: number;
};

const mostAmount = 99_999_999;
const mostClasses = 12;
const mostBuyers = 2;

/** The names of the form's fields, as they stand in the address. */
export const costFields = {
  amount: 'amount',
  ownHome: 'own',
  classes: 'classes',
  buyers: 'buyers',
} as const;

/** What an address asks of the estimate of costs; a value that means nothing is not there. */
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

/** The same in the one way of writing it, with its `?`; empty when nothing is asked. */
export function serialiseCostInput({ amount, isOwnHome, classes, buyers }: CostInput): string {
  const query = new URLSearchParams();
  if (amount !== null) query.set(costFields.amount, String(amount));
  if (isOwnHome !== null) query.set(costFields.ownHome, isOwnHome ? '1' : '0');
  if (classes > 0) query.set(costFields.classes, String(classes));
  if (buyers > 1) query.set(costFields.buyers, String(buyers));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** `350000`, `350.000`, `350 000,50` and `€ 350000` are amounts. */
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

import { formatCurrency } from './currency';

/** What is known of a price; `price` is null when it is hidden. */
export interface Price {
  readonly goal: 'sale' | 'rent';
  readonly price: number | null | undefined;
  readonly pricePublished: boolean;
  readonly priceUnit?: number | null;
}

/** Translates one of the wordings below; `values.price` goes into it. */
export type PriceWording = (
  key: 'price.onDemand' | 'price.perMonth' | 'price.startingFrom' | 'price.startingFromPerMonth',
  values: { price: string },
) => string;

/** The snapshot's PriceUnit that puts `starting from` before the price. */
const startingFromUnit = 7;

/**
 * RULE-2: the price as visitors read it: on demand when it is not published or unknown, per month
 * for rent, `starting from` for unit 7.
 */
export function formatPrice(
  { goal, price, pricePublished, priceUnit }: Price,
  word: PriceWording,
): string {
  if (!pricePublished || typeof price !== 'number' || !(price > 0) || !Number.isFinite(price)) {
    return word('price.onDemand', { price: '' });
  }
  const amount = { price: formatCurrency(price) };
  const startsHere = priceUnit === startingFromUnit;
  if (goal === 'rent') {
    return word(startsHere ? 'price.startingFromPerMonth' : 'price.perMonth', amount);
  }
  return startsHere ? word('price.startingFrom', amount) : amount.price;
}

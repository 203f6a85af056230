import { formatCurrency } from '@agency/domain/money';

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

/** RULE-2: whether the price that visitors read is the lowest of several. */
export function isStartingPrice(price: Price): boolean {
  return isShown(price) && price.priceUnit === startingFromUnit;
}

function isShown(given: Price): given is Price & { price: number } {
  const { price, pricePublished } = given;
  return pricePublished && typeof price === 'number' && price > 0 && Number.isFinite(price);
}

/**
 * RULE-2: the price as visitors read it: on demand when it is not published or unknown, per month
 * for rent, `starting from` for unit 7.
 */
export function formatPrice(given: Price, word: PriceWording): string {
  if (!isShown(given)) return word('price.onDemand', { price: '' });
  const amount = { price: formatCurrency(given.price) };
  const startsHere = isStartingPrice(given);
  if (given.goal === 'rent') {
    return word(startsHere ? 'price.startingFromPerMonth' : 'price.perMonth', amount);
  }
  return startsHere ? word('price.startingFrom', amount) : amount.price;
}

export interface PriceParts {
  /** `from`; empty without. */
  readonly before: string;
  readonly amount: string;
  /** `per month`; empty without. */
  readonly after: string;
}

/** A finished price in three, for what stands around its amount is drawn smaller. */
export function splitPrice(text: string): PriceParts {
  const [, before = '', amount = text, after = ''] = /^([^\d€]*)(.*\d)(\D*)$/.exec(text) ?? [];
  return { before, amount, after };
}

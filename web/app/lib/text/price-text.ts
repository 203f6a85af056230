import { formatCurrency } from '@agency/domain/money';

/** Data of a price; `price` is null if it is hidden. */
export interface Price {
  readonly goal: 'sale' | 'rent';
  readonly price: number | null | undefined;
  readonly pricePublished: boolean;
  readonly priceUnit?: number | null;
}

export type PriceWording = (
  key: 'price.onDemand' | 'price.perMonth' | 'price.startingFrom' | 'price.startingFromPerMonth',
  values: { price: string },
) => string;

/** The snapshot's PriceUnit for `starting from`. */
const startingFromUnit = 7;

/** Reports whether the displayed price is the lowest of several. */
export function isStartingPrice(price: Price): boolean {
  return isShown(price) && price.priceUnit === startingFromUnit;
}

function isShown(given: Price): given is Price & { price: number } {
  const { price, pricePublished } = given;
  return pricePublished && typeof price === 'number' && price > 0 && Number.isFinite(price);
}

/**
 * Formats a price: on demand if it is unpublished or unknown, per month for rent, `starting from`
 * for unit 7.
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
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}

/** Splits a formatted price, because the text around the amount is smaller. */
export function splitPrice(text: string): PriceParts {
  const [, before = '', amount = text, after = ''] = /^([^\d€]*)(.*\d)(\D*)$/.exec(text) ?? [];
  return { before, amount, after };
}

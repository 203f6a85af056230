import type { ListingDetailFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { costFields, type CostInput } from '../../lib/rules/cost-input';
import { formatDate, formatNumber } from '../../lib/text/formats';
import { isClosed } from '@agency/domain/availability';
import { isHome } from '@agency/domain/home-types';
import { findLeastClasses, findOwnHomeRule } from '../../lib/rules/purchase-duty';
import type { SourcedRate } from '@agency/domain/rates';
import type { CostFormView, CostView } from './cost-view';
import { listPurchaseCosts } from './purchase-costs.server';
import { listRentCosts } from './rent-costs.server';

export type CostSource = {
  path: string;
  input: CostInput;
  rates: readonly SourcedRate[];
  /** `YYYY-MM-DD`. */
  day: string;
  notaryUrl: string | null;
};

const id = 'costs';

const mostClasses = 6;

/**
 * Builds the estimate of purchase costs or of a rent's first payment, with its form. Null once it
 * is sold or rented, and for a life annuity, which no percentage describes.
 */
export function buildCosts(
  listing: ListingDetailFragment,
  context: LanguageContext,
  { path, input, rates, day, notaryUrl }: CostSource,
): CostView | null {
  const { card } = listing;
  const { t, locale } = context;
  if (isClosed(card.availability) || listing.lifeAnnuity) return null;
  const isSale = card.goal === 'sale';
  const known = card.pricePublished && card.price && card.price > 0 ? card.price : null;
  const amount = input.amount ?? known;
  const region = listing.region ?? '';
  const isDwelling = isHome({ typeId: card.typeId });
  const ownHome = isSale && isDwelling && !listing.vat ? findOwnHomeRule(rates, region, day) : null;
  const isOwnHome = ownHome !== null && (input.isOwnHome ?? true);
  const buyers = isOwnHome && ownHome === 'mainHome' ? input.buyers : null;
  const least = isOwnHome ? findLeastClasses(rates, region, day) : null;
  const classes = least === null || input.classes < least ? 0 : input.classes;
  const nothing = { lines: [], total: null, notes: [], missing: [] };
  const costs = () => {
    if (amount === null) return nothing;
    if (isSale) {
      const { vat } = listing;
      // The listing's notary fees apply to its own price.
      const notaryFees = amount === known ? listing.notaryFees : null;
      const purchase = { amount, region, isOwnHome, classes, buyers: buyers ?? 1, vat, notaryFees };
      return listPurchaseCosts(purchase, rates, day, context);
    }
    const isOwnRent = amount === known;
    const rent = {
      rent: amount,
      charges: listing.chargesRenter,
      inventory: listing.inventoryCost,
      deposit: isOwnRent ? listing.depositAmount : null,
      region,
      isHome: isDwelling,
      commission: isOwnRent ? listing.agencyCost : null,
    };
    return listRentCosts(rent, rates, day, context);
  };
  const date = formatDate(locale, day) ?? day;
  const intro = t(isSale ? 'costs.introSale' : 'costs.introRent');
  return {
    id,
    title: t(isSale ? 'costs.titleSale' : 'costs.titleRent'),
    intro: known === null ? t('costs.askPrice') : intro,
    form: buildForm(context, { path, amount, isSale, ownHome, isOwnHome, least, classes, buyers }),
    ...costs(),
    estimate: t(isSale ? 'costs.estimateSale' : 'costs.estimateRent', { date }),
    // The linked notaries' calculator is Belgian.
    notary:
      isSale && notaryUrl && region !== 'luxembourg'
        ? { label: t('costs.notary'), href: notaryUrl }
        : null,
  };
}

const ownHomeKeys = { onlyHome: 'costs.ownHome', mainHome: 'costs.mainHome' } as const;

type FormState = {
  path: string;
  amount: number | null;
  isSale: boolean;
  ownHome: ReturnType<typeof findOwnHomeRule>;
  isOwnHome: boolean;
  least: number | null;
  classes: number;
  /** Null if the number makes no difference. */
  buyers: number | null;
};

function buildForm({ t, locale }: LanguageContext, state: FormState): CostFormView {
  const { path, amount, isSale, ownHome, isOwnHome, least, classes, buyers } = state;
  const counts = Array.from({ length: mostClasses }, (_, index) => index + 1);
  return {
    action: path,
    amount: {
      name: costFields.amount,
      label: t(isSale ? 'costs.price' : 'costs.rent'),
      value: amount === null ? '' : formatNumber(locale, Math.round(amount)),
    },
    ownHome: ownHome
      ? {
          name: costFields.ownHome,
          label: t(ownHomeKeys[ownHome]),
          value: isOwnHome ? '1' : '0',
          options: [
            { value: '1', label: t('common.yes') },
            { value: '0', label: t('common.no') },
          ],
        }
      : null,
    classes:
      least === null
        ? null
        : {
            name: costFields.classes,
            label: t('costs.classes'),
            value: String(classes),
            options: [
              { value: '0', label: t('costs.classesNone') },
              ...counts
                .filter((count) => count >= least)
                .map((count) => ({
                  value: String(count),
                  label: t('costs.classesCount', { count }),
                })),
            ],
          },
    buyers:
      buyers === null
        ? null
        : {
            name: costFields.buyers,
            label: t('costs.buyers'),
            value: String(buyers),
            options: [1, 2].map((count) => ({
              value: String(count),
              label: t('costs.buyersCount', { count }),
            })),
          },
    submit: t('costs.calculate'),
  };
}

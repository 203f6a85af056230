import { formLimits } from '@agency/domain/form-limits';
import { z } from 'zod';
import { parseAmount } from '../../../lib/text/amount';
import { formatCurrency } from '@agency/domain/money';
import { usualItems } from '../../../form/fields/asked-of-tenant';
import { createFields } from '../../../form/fields/fields.server';
import { defineForm } from '../../../form/form-definition.server';
import { inGroup } from '../../../form/fields/in-group.server';
import { openListing } from '../listing-subject.server';
import { findDepositPercent, findPrice, listOfferFigures } from '../payment.server';
import { personFields, toPerson } from '../../../form/fields/person-fields.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

/** An offer on a listing for sale, with the deposit at signing. */
export const purchaseOffer = defineForm({
  kind: 'purchase-offer',
  load: (context, query) => openListing(context, query, 'sale'),
  whenAway: null,
  schema: (context) => {
    const { t, loaded } = context;
    const { text, number } = createFields(t);
    const fields = createStandardFields(context);
    const percent = loaded && findDepositPercent(loaded.listing, context);
    const price = loaded && findPrice(loaded.listing);
    const asked = new Set([...usualItems].filter((item) => item !== 'preference'));
    return z.object({
      ...inGroup(t('form.groups.offer'), {
        amount: number({
          label: t('form.fields.amount'),
          unit: '€',
          ...(price && { hint: t('form.hints.amount', { price: formatCurrency(price) }) }),
          read: parseAmount,
          min: 1,
          max: formLimits.euros,
          inputMode: 'decimal',
          required: t('form.errors.amount'),
          outside: t('form.errors.amountBounds'),
          sharePercent: percent ?? undefined,
        }),
        conditions: text({
          label: t('form.fields.conditions'),
          hint: t('form.hints.conditions'),
          isLong: true,
          max: formLimits.remark,
        }),
      }),
      ...personFields(context, asked, { needsPhone: true }),
      ...inGroup(t('form.groups.address'), {
        street: fields.street(),
        zip: fields.zip(),
        city: fields.city(),
      }),
      privacy: fields.privacy(),
    });
  },
  words: (context) => ({
    title: context.t('form.kinds.purchase-offer.title'),
    intro: context.t('form.kinds.purchase-offer.intro'),
    submitLabel: context.t('form.kinds.purchase-offer.submit'),
    subject: context.loaded?.subject ?? null,
    figures: context.loaded && listOfferFigures(context.loaded.listing, context),
  }),
  toLead: ({ amount, conditions, street, zip, city, ...person }, { loaded }) => ({
    ...toPerson(person),
    street,
    zip,
    city,
    listing: loaded?.listing.card.id,
    offer: { amount, conditions },
  }),
});

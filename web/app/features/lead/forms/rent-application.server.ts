import { formLimits } from '@agency/domain/form-limits';
import { z } from 'zod';
import { parseAmount, parseCount } from '../../../lib/text/amount';
import { formatCurrency } from '@agency/domain/money';
import { formatIsoDay } from '../../../lib/text/formats';
import { isBrusselsTenancy } from '../../../form/fields/asked-of-tenant';
import { createFields } from '../../../form/fields/fields.server';
import { defineForm, type FormContext } from '../../../form/form-definition.server';
import { inGroup } from '../../../form/fields/in-group.server';
import { askedAbout, introduce, openListing, type AboutListing } from '../listing-subject.server';
import { findRentTerms, listRentFigures } from '../payment.server';
import { personFields, toPerson } from '../../../form/fields/person-fields.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

/** An application to rent; asks only what the law of the region allows. */
export const rentApplication = defineForm({
  kind: 'rent-application',
  load: (context, query) => openListing(context, query, 'rent'),
  whenAway: null,
  schema: (context) => {
    const { t, loaded } = context;
    const shape = {
      ...personFields(context, askedAbout(loaded, 'application')),
      ...inGroup(t('form.groups.household'), householdFields(context)),
      ...inGroup(t('form.groups.lease'), leaseFields(context)),
      remark: createStandardFields(context).optionalRemark(),
      privacy: createStandardFields(context).privacy(),
    };
    return z.object(shape).refine(endsAfterStart, {
      path: ['endDate'],
      error: t('form.errors.datesOrder'),
      // Runs even if other fields are invalid.
      when: () => true,
    });
  },
  words: (context) => ({
    title: context.t('form.kinds.rent-application.title'),
    intro: introduce(
      context,
      context.loaded,
      context.t('form.kinds.rent-application.intro'),
      'application',
    ),
    submitLabel: context.t('form.kinds.rent-application.submit'),
    subject: context.loaded?.subject ?? null,
    figures: context.loaded && listRentFigures(context.loaded.listing, context),
  }),
  toLead: (values, { loaded }) => {
    const { monthlyIncome, persons, startDate, endDate, remark, ...person } = values;
    return {
      ...toPerson(person),
      remark,
      listing: loaded?.listing.card.id,
      rental: { monthlyIncome, persons, startDate, endDate },
    };
  },
});

/** Asks the amount of income, not its source, and the number of persons. */
function householdFields(context: FormContext<AboutListing>) {
  const { t, loaded } = context;
  const { number } = createFields(t);
  const terms = loaded && findRentTerms(loaded.listing, context);
  const income = terms?.minimumIncome;
  const most = terms?.maximumPersons;
  return {
    monthlyIncome: number({
      label: t('form.fields.monthlyIncome'),
      unit: '€',
      inputMode: 'decimal',
      read: parseAmount,
      min: 0,
      max: formLimits.euros,
      hint: income
        ? t('form.hints.minimumIncome', { amount: formatCurrency(income) })
        : t('form.hints.income'),
      required: t('form.errors.income'),
      outside: t('form.errors.price'),
    }),
    persons: number({
      label: t('form.fields.persons'),
      read: parseCount,
      min: 1,
      max: most ?? formLimits.persons,
      ...(most && { hint: t('form.hints.persons', { count: most }) }),
      required: t('form.errors.persons'),
      outside: t('form.errors.personsBounds'),
    }),
  };
}

/** Asks for start and end of the lease; optional in Brussels. */
function leaseFields({ t, loaded }: FormContext<AboutListing>) {
  const { date } = createFields(t);
  const min = formatIsoDay(new Date()) ?? '';
  const start = { label: t('form.fields.startDate'), min, width: 'half' } as const;
  const invalid = t('form.errors.startDate');
  const card = loaded?.listing.card;
  const isFree = card && isBrusselsTenancy({ ...card, region: loaded.listing.region });
  return {
    startDate: isFree ? date({ ...start, invalid }) : date({ ...start, required: invalid }),
    endDate: date({
      label: t('form.fields.endDate'),
      hint: t('form.hints.endDate'),
      min,
      width: 'half',
      invalid: t('form.errors.endDate'),
    }),
  };
}

function endsAfterStart({ startDate, endDate }: Record<string, unknown>): boolean {
  return typeof startDate !== 'string' || typeof endDate !== 'string' || startDate <= endDate;
}

import { formLimits } from '@agency/domain/form-limits';
import { z } from 'zod';
import { parseAmount, parseCount } from '../../../lib/text/amount';
import { loadSavedSearchChoices } from '../../saved-search/load-saved-search-choices.server';
import type { OpenSite } from '../../../site/open-language.server';
import { usualItems } from '../../../form/fields/asked-of-tenant';
import { contactHours } from '../../../form/fields/contact-hours.server';
import { createFields } from '../../../form/fields/fields.server';
import { defineForm } from '../../../form/form-definition.server';
import type { OptionView } from '../../../form/form-view';
import { foldAway, inGroup } from '../../../form/fields/in-group.server';
import {
  callable,
  isReachable,
  personFields,
  toPerson,
} from '../../../form/fields/person-fields.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

export const contactDemand = defineForm({
  kind: 'contact-demand',
  load: listTypes,
  whenAway: [] as OptionView[],
  schema: (context) => {
    const { t } = context;
    const fields = createStandardFields(context);
    const shape = {
      ...inGroup(t('form.groups.property'), propertyFields(context)),
      remark: fields.optionalRemark(),
      ...personFields(context, usualItems, { needsPhone: true }),
      ...foldAway(context, {
        timeSlots: contactHours(context),
        newsletter: fields.newsletter(),
      }),
      privacy: fields.privacy(),
    };
    return z.object(shape).refine(isReachable, callable(t));
  },
  words: ({ t }) => ({
    title: t('form.kinds.contact-demand.title'),
    intro: t('form.kinds.contact-demand.intro'),
    submitLabel: t('form.kinds.contact-demand.submit'),
  }),
  toLead: ({ remark, timeSlots, newsletter, ...values }) => {
    const { propertyType, street, zip, city, livingArea, bedrooms, ...person } = values;
    return {
      ...toPerson(person),
      valuation: { propertyType, street, zip, city, livingArea, bedrooms },
      remark,
      timeSlots,
      newsletter: newsletter ?? false,
    };
  },
});

/** Lists the types by name, as staff will read them. */
async function listTypes(context: OpenSite): Promise<OptionView[]> {
  const { types } = await loadSavedSearchChoices(context);
  return types.map(({ name, family }) => ({
    value: name,
    label: name,
    ...(family && { group: family }),
  }));
}

/**
 * Returns the fields of the property. Without the CMS its type is a text field, so that the input
 * is kept.
 */
function propertyFields(context: OpenSite & { loaded: OptionView[] }) {
  const { t, loaded } = context;
  const { text, zip, number, choice } = createFields(t);
  const label = t('form.fields.propertyType');
  const required = t('form.errors.propertyType');
  return {
    propertyType:
      loaded.length > 0
        ? choice({ label, required, options: loaded })
        : text({ label, required, max: formLimits.propertyType }),
    street: text({
      label: t('form.fields.street'),
      autoComplete: 'street-address',
      required: t('form.errors.valuationAddress'),
    }),
    zip: zip({
      label: t('form.fields.zip'),
      autoComplete: 'postal-code',
      width: 'half',
      isNearby: true,
      required: t('form.errors.zip'),
    }),
    city: text({
      label: t('form.fields.city'),
      autoComplete: 'address-level2',
      width: 'half',
      required: t('form.errors.city'),
    }),
    livingArea: number({
      label: t('form.fields.livingArea'),
      hint: t('form.hints.livingArea'),
      unit: 'm²',
      read: parseAmount,
      min: 1,
      max: formLimits.squareMetres,
      width: 'half',
    }),
    bedrooms: number({
      label: t('form.fields.bedrooms'),
      read: parseCount,
      min: 0,
      max: formLimits.rooms,
      width: 'half',
    }),
  };
}

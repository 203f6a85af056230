import type { OpenSite } from '../../../site/open-language.server';
import { parseListSearch } from '../../../lib/list-search.server';
import { noChoices, type DemandChoices } from '../../demand/demand-choices';
import type { DemandCriteria } from '../../demand/demand-criteria';
import { keepLostFilters, readDemand } from '../../demand/demand-of-search.server';
import { loadDemandChoices } from '../../demand/load-demand-choices.server';
import { listSetFilters } from '../../../i18n/set-filters.server';
import {
  demandFields,
  demandSchema,
  fillDemand,
  readDemandFields,
} from '../../demand/demand-fields.server';
import { defineForm, type FormContext } from '../../../form/form-definition.server';
import { inGroup } from '../../../form/fields/in-group.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

/** FORM-9: what somebody looks for, filled in from the list they come from. */
export const demandRegister = defineForm({
  kind: 'demand-register',
  load: (context: OpenSite) => loadDemandChoices(context),
  whenAway: noChoices as DemandChoices,
  schema: (context) => {
    const { t, loaded } = context;
    const fields = createStandardFields(context);
    return demandSchema(context, {
      ...demandFields(context, loaded),
      ...inGroup(t('form.groups.you'), {
        firstName: fields.firstName(),
        lastName: fields.lastName(),
        email: fields.email(),
      }),
      newsletter: fields.newsletter(),
      privacy: fields.privacy(),
    });
  },
  initial: ({ query, loaded }) => {
    const { search } = parseListSearch(query);
    return fillDemand(readDemand(goalOf(query), search, loaded), 'instant');
  },
  words: (context) => ({
    title: context.t('form.kinds.demand-register.title'),
    intro: introduce(context),
    submitLabel: context.t('form.kinds.demand-register.submit'),
  }),
  toLead: ({ firstName, lastName, email, newsletter, privacy: _, ...wishes }, { loaded }) => ({
    firstName,
    lastName,
    email,
    newsletter: newsletter ?? false,
    ...readDemandFields(wishes, loaded),
  }),
});

function goalOf(query: URLSearchParams): DemandCriteria['goal'] {
  return query.get('goal') === 'rent' ? 'rent' : 'sale';
}

/** Says also what of the list a demand cannot keep. */
function introduce(context: FormContext<DemandChoices>): string {
  const { t, query } = context;
  const intro = t('form.kinds.demand-register.intro');
  const search = keepLostFilters(parseListSearch(query).search);
  const lost = listSetFilters(context, search, { types: [], cities: [] });
  if (lost.length === 0) return intro;
  const filters = lost.map(({ label }) => label).join(', ');
  return `${intro} ${t('demand.lost', { filters })}`;
}

import type { OpenSite } from '../../../site/open-language.server';
import { parseListSearch } from '../../../lib/rules/list-search.server';
import { noChoices, type SavedSearchChoices } from '../../saved-search/saved-search-choices';
import type { SavedSearchCriteria } from '../../saved-search/saved-search-criteria';
import { keepLostFilters, readSavedSearch } from '../../saved-search/saved-search-of-search.server';
import { loadSavedSearchChoices } from '../../saved-search/load-saved-search-choices.server';
import { listSetFilters } from '../../../i18n/set-filters.server';
import {
  savedSearchFields,
  savedSearchSchema,
  fillSavedSearch,
  readSavedSearchFields,
} from '../../saved-search/saved-search-fields.server';
import { defineForm, type FormContext } from '../../../form/form-definition.server';
import { inGroup } from '../../../form/fields/in-group.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

/** Registers a saved search, prefilled from the list that the visitor comes from. */
export const demandRegister = defineForm({
  kind: 'demand-register',
  load: (context: OpenSite) => loadSavedSearchChoices(context),
  whenAway: noChoices as SavedSearchChoices,
  schema: (context) => {
    const { t, loaded } = context;
    const fields = createStandardFields(context);
    return savedSearchSchema(context, {
      ...savedSearchFields(context, loaded),
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
    return fillSavedSearch(readSavedSearch(goalOf(query), search, loaded), 'instant');
  },
  words: (context) => ({
    title: context.t('form.kinds.demand-register.title'),
    intro: introduce(context),
    submitLabel: context.t('form.kinds.demand-register.submit'),
  }),
  toLead: ({ firstName, lastName, email, newsletter, privacy: _, ...fields }, { loaded }) => ({
    firstName,
    lastName,
    email,
    newsletter: newsletter ?? false,
    ...readSavedSearchFields(fields, loaded),
  }),
});

function goalOf(query: URLSearchParams): SavedSearchCriteria['goal'] {
  return query.get('goal') === 'rent' ? 'rent' : 'sale';
}

/** Also names the filters that a saved search does not support. */
function introduce(context: FormContext<SavedSearchChoices>): string {
  const { t, query } = context;
  const intro = t('form.kinds.demand-register.intro');
  const search = keepLostFilters(parseListSearch(query).search);
  const lost = listSetFilters(context, search, { types: [], cities: [] });
  if (lost.length === 0) return intro;
  const filters = lost.map(({ label }) => label).join(', ');
  return `${intro} ${t('savedSearch.lost', { filters })}`;
}

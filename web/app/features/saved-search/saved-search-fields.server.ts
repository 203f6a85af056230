import { formLimits } from '@agency/domain/form-limits';
import { findMaximum, maximumFilters } from '@agency/domain/maximums';
import { findMinimum, minimumNames, type MinimumFilter } from '@agency/domain/minimums';
import { perSavedLimit, savedAmenities, type SavedLimit } from '@agency/domain/saved-limits';
import { z } from 'zod';
import { parseAmount, parseCount } from '../../lib/text/amount';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { SavedSearchChoices } from './saved-search-choices';
import { rhythms, type Rhythm } from '@agency/domain/rhythms';
import { noCriteria, type SavedSearchCriteria } from './saved-search-criteria';
import { createFields } from '../../form/fields/fields.server';
import type { FormValues, OptionView } from '../../form/form-view';
import { inGroup } from '../../form/fields/in-group.server';

/** Prefix of values for whole regions; no postal code starts with it. */
const wholeMark = 'region:';

export function savedSearchFields(context: LanguageContext, choices: SavedSearchChoices) {
  const { t } = context;
  const { choice, choices: several, date, number } = createFields(t);
  const euros = (label: string) =>
    number({
      label,
      unit: '€',
      width: 'half',
      inputMode: 'decimal',
      read: parseAmount,
      min: 0,
      max: formLimits.euros,
      outside: t('form.errors.price'),
    });
  const count = (label: string) =>
    number({ label, width: 'half', read: parseCount, min: 0, max: formLimits.rooms });
  const limit = (name: SavedLimit) => {
    const maximum = maximumFilters.find((one) => one === name);
    const { unit, most, minimum } = maximum
      ? findMaximum(maximum)
      : { ...findMinimum(name as MinimumFilter), minimum: name as MinimumFilter };
    const fact = t(`filter.${minimumNames[minimum]}`);
    return number({
      label: t(maximum ? 'savedSearch.most' : 'savedSearch.least', { name: fact }),
      width: 'half',
      read: parseCount,
      min: 0,
      max: most,
      ...(unit === 'area' && { unit: 'm²' }),
    });
  };
  return {
    ...inGroup(t('form.groups.search'), {
      goal: choice({
        label: t('form.fields.goal'),
        required: t('form.errors.goal'),
        isOpen: true,
        options: [
          { value: 'sale', label: t('form.fields.buy') },
          { value: 'rent', label: t('form.fields.rent') },
        ],
      }),
      types: several({
        label: t('savedSearch.types'),
        required: t('form.errors.propertyType'),
        options: listTypeOptions(choices),
      }),
    }),
    ...inGroup(t('savedSearch.places'), {
      zips: several({
        label: t('form.fields.zones'),
        required: t('form.errors.zone'),
        hint: t('savedSearch.zipsHint'),
        variant: 'places',
        options: listZipOptions(context, choices),
      }),
    }),
    ...inGroup(t('savedSearch.criteria'), {
      minPrice: euros(t('form.fields.minPrice')),
      maxPrice: euros(t('form.fields.maxPrice')),
      minBedrooms: count(t('savedSearch.minBedrooms')),
      maxBedrooms: count(t('savedSearch.maxBedrooms')),
      minGarages: count(t('form.fields.minGarages')),
      minParkings: count(t('form.fields.minParkings')),
      ...perSavedLimit(limit),
      availableBy: date({ label: t('filter.available'), width: 'half' }),
      amenities: several({
        label: t('filter.amenities'),
        options: savedAmenities.map((value) => ({ value, label: t(`filter.${value}`) })),
      }),
    }),
    ...inGroup(t('savedSearch.mails'), {
      rhythm: choice({
        label: t('savedSearch.rhythm'),
        hint: t('savedSearch.rhythmHint'),
        isOpen: true,
        required: t('form.errors.choice'),
        options: rhythms.map((value) => ({ value, label: t(`savedSearch.${value}`) })),
      }),
    }),
  };
}

type SavedSearchShape = ReturnType<typeof savedSearchFields>;

export type SavedSearchValues = z.output<z.ZodObject<SavedSearchShape>>;

/** Adds the rule that no minimum exceeds its maximum. */
export function savedSearchSchema<Shape extends SavedSearchShape>(
  { t }: LanguageContext,
  shape: Shape,
) {
  const ordered = (least: string, most: string) => ({
    check: (values: Readonly<Record<string, unknown>>) => isInOrder(values[least], values[most]),
    rule: {
      path: [most],
      error: t('form.errors.minOverMax'),
      // Runs even if other fields are invalid.
      when: () => true,
    },
  });
  const price = ordered('minPrice', 'maxPrice');
  const rooms = ordered('minBedrooms', 'maxBedrooms');
  const area = ordered('minArea', 'maxArea');
  const ground = ordered('minGround', 'maxGround');
  const year = ordered('minYear', 'maxYear');
  return z
    .object(shape)
    .refine(price.check, price.rule)
    .refine(rooms.check, rooms.rule)
    .refine(area.check, area.rule)
    .refine(ground.check, ground.rule)
    .refine(year.check, year.rule);
}

export function fillSavedSearch(criteria: SavedSearchCriteria, rhythm: Rhythm): FormValues {
  const { goal, types, zips, amenities, ...numbers } = criteria;
  const texts = Object.entries(numbers).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)] as const],
  );
  return {
    ...Object.fromEntries(texts),
    goal,
    types: [...types],
    zips: [...zips],
    amenities: [...amenities],
    rhythm,
  };
}

type SentCriteria = SavedSearchCriteria & { types: string[]; zips: string[]; amenities: string[] };

/** Converts validated values to criteria; a whole region becomes its postal codes. */
export function readSavedSearchFields(
  values: SavedSearchValues,
  choices: SavedSearchChoices,
): { criteria: SentCriteria; rhythm: Rhythm } {
  const { goal, types, zips, amenities, rhythm, ...numbers } = values;
  const chosen = new Set(zips);
  return {
    criteria: {
      ...noCriteria,
      ...numbers,
      goal: goal === 'rent' ? 'rent' : 'sale',
      types,
      amenities,
      zips: choices.zips
        .filter(({ zip, region }) => chosen.has(zip) || chosen.has(wholeMark + region))
        .map(({ zip }) => zip),
    },
    rhythm: rhythms.find((known) => known === rhythm) ?? 'instant',
  };
}

function listTypeOptions({ types }: SavedSearchChoices): OptionView[] {
  return types.map(({ webId, name, family }) => ({
    value: webId,
    label: name,
    ...(family !== null && { group: family }),
  }));
}

/** Lists the postal codes of each region after an option for the whole region. */
function listZipOptions({ t }: LanguageContext, { zips }: SavedSearchChoices): OptionView[] {
  return [...new Set(zips.map(({ region }) => region))].flatMap((region) => [
    {
      value: wholeMark + region,
      group: region,
      isWhole: true,
      label: t('savedSearch.wholeRegion', { name: region }),
    },
    ...zips
      .filter((zip) => zip.region === region)
      .map(({ zip, label }) => ({ value: zip, label, group: region })),
  ]);
}

function isInOrder(least: unknown, most: unknown): boolean {
  return typeof least !== 'number' || typeof most !== 'number' || least <= most;
}

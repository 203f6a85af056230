import type { SiteQuery } from '../../cms/generated/graphql';
import type { SourcedRate } from '@agency/domain/rates';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatDate } from '../../lib/text/formats';

type Settings = Pick<SiteQuery, 'site' | 'lawRates'>;

/** Cached per settings object, since every listing needs the rates. */
const listed = new WeakMap<Settings, SourcedRate[]>();

/**
 * Lists the rates of the site settings, then the built-in legal rates: the first of the same day
 * counts. Ignores incomplete rows in the settings; one without a source has that of the built-in
 * rate.
 */
export function listRates(settings: Settings): readonly SourcedRate[] {
  const rates = listed.get(settings) ?? list(settings);
  listed.set(settings, rates);
  return rates;
}

function list({ site, lawRates }: Settings): SourcedRate[] {
  const own = (site?.rates ?? []).flatMap((rate) => {
    if (rate === null || typeof rate.validFrom !== 'string') return [];
    const { name, region, value, labels, target, validFrom, source } = rate;
    const law = lawRates.find(
      (row) => row.name === name && row.region === region && row.validFrom === validFrom,
    );
    return [
      { name, region, value, labels, target, validFrom, source: source ?? law?.source ?? null },
    ];
  });
  const law = lawRates.flatMap(({ validFrom, ...rate }) =>
    typeof validFrom === 'string' ? [{ ...rate, validFrom }] : [],
  );
  return [...own, ...law];
}

/** A rate without a start date has always been valid. */
const firstDay = '1950-01-01';

/** Adds the day a rate is valid from and its law to a text. */
export function addSource(
  words: string,
  { validFrom, source }: SourcedRate,
  { t, locale }: LanguageContext,
): string {
  if (validFrom < firstDay) return source ? `${words} · ${source}` : words;
  const date = formatDate(locale, validFrom) ?? validFrom;
  const since = source ? t('costs.sinceBy', { date, source }) : t('costs.since', { date });
  return `${words} · ${since}`;
}

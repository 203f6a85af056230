import type { SiteQuery } from '../../cms/generated/graphql';
import type { SourcedRate } from '@agency/domain/rates';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatDate } from '../../lib/text/formats';

type Settings = Pick<SiteQuery, 'site' | 'lawRates'>;

/** Settings stay until they change; every listing asks for their rates. */
const listed = new WeakMap<Settings, SourcedRate[]>();

/**
 * The rates of the site settings, then the law's own (LAW-1): of two from the same day the first
 * counts. One of the settings that is half filled in is none; without a source of its own it has that
 * of the law's row.
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

/** A rate from before says no day: it has counted for as long as anybody can look it up. */
const firstDay = '1950-01-01';

/** The words with the day a rate counts from and the law it is written in. */
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

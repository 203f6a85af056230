import type { SiteQuery } from '../../cms/generated/graphql';
import type { SourcedRate } from '@agency/domain/rates';

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

import type { SiteQuery } from '../../cms/generated/graphql';
import type { Rate } from '../../lib/rates';

/** The rates of the site settings; one that is half filled in is none. */
export function listRates(settings: SiteQuery['site']): Rate[] {
  return (settings?.rates ?? []).flatMap((rate) => {
    if (rate === null || typeof rate.validFrom !== 'string') return [];
    const { name, region, value, validFrom, source } = rate;
    return [{ name, region, value, validFrom, source }];
  });
}

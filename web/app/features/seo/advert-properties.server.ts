import type { PropertyValue } from 'schema-dts';
import type { AdvertKind, ListingDetailFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatEnergyLabel } from '@agency/domain/energy-label';

/** The units in which figures are given; what has none is a word. */
const units: Partial<Record<AdvertKind, string>> = {
  energyFigure: 'kWh/m²/a',
  energyTotal: 'kWh/a',
  co2: 'kg CO₂/m²/a',
};
/** Said elsewhere: in the price. */
const elsewhere: readonly AdvertKind[] = ['rent', 'charges'];

/**
 * SEO-3: what the law wants said of a property, as its additional properties; schema.org has none of
 * its own for certificates, flood scores and planning mentions.
 */
export function listAdvertProperties(
  advert: ListingDetailFragment['advert'],
  { t }: Pick<LanguageContext, 't'>,
): Exclude<PropertyValue, string>[] {
  return advert.flatMap(({ kind, text, number }) => {
    const value = kind === 'energyLabel' ? formatEnergyLabel(text) : (text ?? number);
    if (value === null || elsewhere.includes(kind)) return [];
    const unitText = units[kind];
    return {
      '@type': 'PropertyValue' as const,
      propertyID: kind,
      name: t(`advert.labels.${kind}`),
      value,
      ...(unitText && { unitText }),
    };
  });
}

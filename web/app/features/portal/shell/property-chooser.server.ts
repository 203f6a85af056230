import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import { buildPicture } from '../../../ui/media/build-picture';
import type { OwnedListings } from '../owned-listings.server';
import type { PropertyChoiceView, PropertyChooserView } from '../portal-view';

/** From this number of properties, a field filters the list. */
const manyChoices = 8;

/**
 * Builds the choice between all of the owner's properties and one; `reference` is the current one.
 */
export function buildPropertyChooser(
  { t, language }: LanguageContext,
  listings: OwnedListings,
  reference: string | null,
): PropertyChooserView {
  const all: PropertyChoiceView = {
    href: buildPortalPath(language),
    title: t('portal.all'),
    text: t('portal.count', { count: listings.length }),
    picture: null,
    isCurrent: reference === null,
  };
  const one = (listing: OwnedListings[number]): PropertyChoiceView => ({
    href: buildPortalPath(language, listing.reference),
    title: listing.title,
    text: listing.place,
    picture: buildPicture(listing.card?.picture),
    isCurrent: listing.reference === reference,
  });
  return {
    label: t('portal.shown'),
    choices: [all, ...listings.map(one)],
    findLabel: listings.length >= manyChoices ? t('portal.find') : null,
  };
}

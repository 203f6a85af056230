import type { ListingDetailFragment } from '../../cms/generated/graphql';
import { buildFormPath } from '../../i18n/paths/build-path';
import { isListingId } from '@agency/domain/match-address';
import { allListingsLink } from '../../i18n/paths/standard-links.server';
import { buildListingCard } from '../../catalogue/listing/card/listing-card.server';
import { findListing } from '../../catalogue/listing/load-listing.server';
import { buildAvailability } from '../../catalogue/listing/availability.server';
import type { OpenSite } from '../../site/open-language.server';
import {
  isBrusselsTenancy,
  listAsked,
  usualItems,
  type PersonItem,
  type RentStage,
} from '../../form/fields/asked-of-tenant';
import { closeForm, type ClosedForm } from '../../form/form-definition.server';
import type { SubjectView } from '../../form/form-view';

/** The listing of a form; null if the CMS is unavailable. */
export type AboutListing = { listing: ListingDetailFragment; subject: SubjectView } | null;

/**
 * Loads the listing of `?listing=`. The form is closed if none exists, if it is sold or rented,
 * or if it is not offered for `goal`. Throws CmsError.
 */
export async function openListing(
  context: OpenSite,
  query: URLSearchParams,
  goal?: 'sale' | 'rent',
): Promise<AboutListing | ClosedForm> {
  const { t } = context;
  const id = query.get('listing');
  const lists = [allListingsLink(context, 'sale'), allListingsLink(context, 'rent')];
  if (!isListingId(id)) {
    const title = t('form.closed.noListing');
    return closeForm({ title, text: t('form.closed.noListingText'), links: lists });
  }
  const listing = await findListing(context.language, id);
  if (listing === null) {
    const title = t('errors.listingNotFound');
    return closeForm({ title, text: t('errors.listingNotFoundText'), links: lists });
  }
  const subject = buildSubject(context, listing);
  return (
    closeGone(context, listing) ??
    closeOther(context, listing, subject, goal) ?? {
      listing,
      subject,
    }
  );
}

/** Returns what a form on a listing may ask under the law of its region. */
export function askedAbout(
  about: AboutListing,
  stage: RentStage = 'before a visit',
): ReadonlySet<PersonItem> {
  return about ? listAsked(placeOf(about.listing), stage) : usualItems;
}

/** Returns the introduction and the law's limits on the questions, where there are any. */
export function introduce(
  { t }: OpenSite,
  about: AboutListing,
  intro: string,
  stage: RentStage = 'before a visit',
): string {
  if (about === null || !isBrusselsTenancy(placeOf(about.listing))) return intro;
  const law = t(stage === 'application' ? 'form.hints.brusselsApply' : 'form.hints.brussels');
  return `${intro} ${law}`;
}

function placeOf({ region, card: { goal, typeId } }: ListingDetailFragment) {
  return { goal, region, typeId };
}

export function buildSubject(context: OpenSite, listing: ListingDetailFragment): SubjectView {
  const { title, typeName, cityText, priceText, picture, href } = buildListingCard(
    listing.card,
    context,
  );
  const text = [typeName, cityText, context.t('detail.reference', { id: listing.card.id })];
  return {
    title,
    price: priceText,
    picture,
    text: text.filter(Boolean).join(' · '),
    back: { label: context.t('thanks.backToListing'), href },
  };
}

/** Closes the form if the listing is sold or rented. */
function closeGone(context: OpenSite, listing: ListingDetailFragment): ClosedForm | null {
  const notice = buildAvailability(listing, context);
  if (notice === null || notice.kind === 'option') return null;
  const { title, text, link } = notice;
  const other = allListingsLink(context, listing.card.goal === 'sale' ? 'rent' : 'sale');
  return closeForm({ title, text: text ?? title, links: [...(link ? [link] : []), other] });
}

/** Closes the form if the listing has the other goal. */
function closeOther(
  context: OpenSite,
  { card }: ListingDetailFragment,
  { back }: SubjectView,
  goal?: 'sale' | 'rent',
): ClosedForm | null {
  if (goal === undefined || card.goal === goal) return null;
  const { t } = context;
  const about = { listing: card.id };
  return goal === 'sale'
    ? closeForm({
        title: t('form.closed.notForSale'),
        text: t('form.closed.notForSaleText'),
        links: [
          {
            label: t('detail.actions.apply'),
            href: buildFormPath(context, 'rent-application', about),
          },
          back,
        ],
      })
    : closeForm({
        title: t('form.closed.notForRent'),
        text: t('form.closed.notForRentText'),
        links: [
          {
            label: t('detail.actions.offer'),
            href: buildFormPath(context, 'purchase-offer', about),
          },
          back,
        ],
      });
}

import { cacheTags } from '../../cms/cache-tags';
import { isBrusselsTenancy } from '../../form/fields/asked-of-tenant';
import { loadPart } from '../../cms/client/load-part.server';
import { buildSimilar } from '../../catalogue/listing/similar/similar-view.server';
import { findListingWithSimilar } from '../../catalogue/listing/load-listing.server';
import type { OpenSite } from '../../site/open-language.server';
import { findProject } from '../../catalogue/project/load-projects.server';
import { buildProjectPath } from '../../catalogue/project/project-card.server';
import { readReceipt } from '../../features/lead/appointment/visit-receipt.server';
import { buildPlaceMap } from '../../features/map/place/place-map.server';
import { buildUnlistedHead } from '../../features/seo/unlisted-head.server';
import { buildThanks, buildThanksVisit } from './thanks-view.server';
import { buildListingPath } from '../../i18n/paths/build-path';
import type { Asked, Cache, ScreenOf } from '../screen';
import { thanksKey } from '../../i18n/paths/form-entries';
import {
  readSubject,
  receiptName,
  serialiseSubject,
  type FormSubject,
} from '../../i18n/paths/form-subject';

export const thanksScreen = { load, cache };

/**
 * Loads the thank-you page of a form, with similar listings if it was about one. The submission has
 * been stored, so the page also renders without the CMS.
 */
async function load(context: OpenSite, { form: kind }: ScreenOf<'thanks'>, { url }: Asked) {
  const subject = readSubject(url.searchParams);
  const part = await loadPart(findSubject(context, subject));
  const found = 'value' in part ? part.value : null;
  const signed = url.searchParams.get(receiptName);
  const receipt = readReceipt(signed);
  const listing = receipt?.listing === subject.listing ? (found?.listing ?? null) : null;
  const visit =
    listing && receipt && signed ? buildThanksVisit(context, listing, receipt, signed) : null;
  const about = found?.listing ?? null;
  const isEmailOptional =
    Boolean(subject.listing) &&
    (about === null || isBrusselsTenancy({ ...about.card, region: about.region }));
  const view = buildThanks(context, kind, found?.link ?? null, { visit, isEmailOptional });
  return {
    view,
    map:
      visit &&
      listing &&
      buildPlaceMap(listing, context, context.site.byLanguage[context.language].site),
    similar: found?.similar ?? null,
    ...buildUnlistedHead(context, {
      key: thanksKey(kind),
      search: found ? serialiseSubject(subject) : '',
      title: view.title,
      description: view.text,
    }),
    tags: found?.tags ?? [],
    hasFailedPart: 'failed' in part || part.value?.hasFailedPart === true,
  };
}

/** Shared by everyone unless it is about a listing. */
function cache({ view, hasFailedPart }: Awaited<ReturnType<typeof load>>): Cache {
  if (view.visit) return 'uncached';
  return hasFailedPart ? 'partial' : 'own';
}

/** Finds the form's subject; null if it has none or it no longer exists. */
async function findSubject(context: OpenSite, subject: FormSubject) {
  const { t, table, language } = context;
  if (subject.listing) {
    const found = await findListingWithSimilar(context, subject.listing);
    if (found === null) return null;
    const { listing } = found;
    const similar = 'value' in found.similar ? found.similar.value : [];
    return {
      listing,
      link: {
        label: t('thanks.backToListing'),
        href: buildListingPath(table, language, listing.card),
      },
      similar: similar.length > 0 ? buildSimilar(listing, similar, context) : null,
      tags: [listing.card, ...similar].map(({ id }) => cacheTags.listing(id)),
      hasFailedPart: 'failed' in found.similar,
    };
  }
  if (!subject.project) return null;
  const project = await findProject(context, subject.project);
  if (project === null) return null;
  const href = buildProjectPath(table, language, project.card.slug);
  return {
    listing: null,
    link: { label: t('thanks.backToProject'), href },
    similar: null,
    tags: [cacheTags.projects],
    hasFailedPart: false,
  };
}

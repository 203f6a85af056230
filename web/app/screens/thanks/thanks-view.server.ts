import { buildPath, testimonialsKey, buildVisitCalendarPath } from '../../i18n/paths/build-path';
import type { FormKind } from '@agency/domain/path-words';
import type { LanguageContext } from '../../i18n/language-context.server';
import { projectsKey } from '../../i18n/paths/route-entries';
import { allListingsLink, homeCrumb } from '../../i18n/paths/standard-links.server';
import type { LinkView } from '../../ui/links/app-link';
import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { ListingDetailFragment } from '../../cms/generated/graphql';
import { buildListingTeam } from '../../catalogue/team/team-view.server';
import type { VisitReceipt } from '../../features/lead/appointment/visit-receipt.server';
import { formatCityAsWritten } from '../../lib/text/city-text';
import { formatVisitDay, formatVisitHours } from '../../lib/text/visit-time.server';
import { buildContact } from '../../site/settings/contact-view.server';
import type { OpenSite } from '../../site/open-language.server';

type Sent = {
  /** The requested visit. */
  visit?: ThanksVisitView | null;
  /** The form also took a phone number alone, so there may be no copy by email. */
  isEmailOptional?: boolean;
};

/**
 * Builds the thank-you page: confirmation, next steps and links. `subject` is the listing or
 * project of the form.
 */
export function buildThanks(
  context: LanguageContext,
  kind: FormKind,
  subject: LinkView | null,
  { visit = null, isEmailOptional = false }: Sent = {},
): ThanksView {
  const { t } = context;
  const copy = t(isEmailOptional ? 'thanks.copyIfEmail' : 'thanks.copy');
  const title = visit?.title ?? t(`thanks.kinds.${kind}.title`);
  const links = [...(subject ? [subject] : []), ...listWays(context, kind)];
  return {
    breadcrumbs: [homeCrumb(context), { label: title, href: null }],
    title,
    text: t(`thanks.kinds.${kind}.text`, { copy }),
    next: { title: t('thanks.next'), text: t(`thanks.kinds.${kind}.next`) },
    visit,
    links: links.slice(0, 3),
  };
}

/** Lists pages that the sender of this form may want next. */
function listWays(context: LanguageContext, kind: FormKind): LinkView[] {
  const { t, table, language } = context;
  const home = { label: t('errors.backHome'), href: buildPath(table, language, 'home') };
  const toPage = (key: string): LinkView[] => {
    const entry = table.findEntry(key);
    return entry ? [{ label: entry.names[language], href: buildPath(table, language, key) }] : [];
  };
  switch (kind) {
    case 'rent-application':
      return [allListingsLink(context, 'rent'), home];
    case 'contact-construction':
      return [{ label: t('project.all'), href: buildPath(table, language, projectsKey) }, home];
    case 'contact-demand':
      return [...toPage('our-services'), home];
    case 'testimonial':
    case 'job':
      return [...toPage(testimonialsKey), home];
    default:
      return [allListingsLink(context, 'sale'), allListingsLink(context, 'rent'), home];
  }
}

export type ThanksView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  /** Confirms receipt. */
  text: string;
  /** Next steps, with times. */
  next: { title: string; text: string };
  /** The requested visit; null for other forms. */
  visit: ThanksVisitView | null;
  /** Further links, best first. */
  links: LinkView[];
};

/** Time, location and agent. */
export type ThanksVisitView = {
  title: string;
  rows: { label: string; lines: string[] }[];
  /** Link to the calendar file; null until a time is agreed. */
  calendar: LinkView | null;
};

/** Builds the visit of a receipt: time, location and agent. */
export function buildThanksVisit(
  context: OpenSite,
  listing: ListingDetailFragment,
  { slot, wishes }: VisitReceipt,
  signed: string,
): ThanksVisitView {
  const { t, language, locale, site } = context;
  const { card } = listing;
  const team = buildListingTeam(listing, context);
  const office = team?.office.name ?? buildContact(site.byLanguage[language].site).agencyName;
  const city = formatCityAsWritten(card);
  const where = card.address
    ? [[card.address, city].filter(Boolean).join(', ')]
    : [city, t('thanks.visit.whereLater')];
  const when = slot
    ? [`${formatVisitDay(locale, slot.start)}, ${formatVisitHours(locale, slot.start, slot.end)}`]
    : wishes.map(({ day, part }) => {
        return `${formatVisitDay(locale, `${day}T12:00:00Z`)}, ${t(`appointment.parts.${part}`).toLocaleLowerCase(locale)}`;
      });
  return {
    title: t(slot ? 'thanks.visit.booked' : 'thanks.kinds.contact-appointment.title'),
    rows: [
      { label: t(slot ? 'thanks.visit.when' : 'thanks.visit.wishes'), lines: when },
      { label: t('thanks.visit.where'), lines: where },
      { label: t('thanks.visit.with'), lines: [team?.agent?.name ?? '', office].filter(Boolean) },
    ],
    calendar: slot && {
      label: t('thanks.visit.calendar'),
      href: buildVisitCalendarPath(language, signed),
    },
  };
}

import type { ListingDetailFragment } from '../../cms/generated/graphql';
import { buildListingTeam } from '../../catalogue/team/team-view.server';
import type { VisitReceipt } from '../../features/lead/appointment/visit-receipt.server';
import type { ThanksVisitView } from './thanks-view';
import { buildVisitCalendarPath } from '../../i18n/visit-calendar-path';
import { formatCityAsWritten } from '../../lib/city-text';
import { formatVisitDay, formatVisitHours } from '../../lib/visit-time.server';
import { buildContact } from '../../site/contact-view.server';
import type { OpenSite } from '../../site/open-language.server';

/** FORM-14: the visit of a receipt as the thanks page says it: when, where, with whom. */
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

import { buildPath, testimonialsKey } from '../../i18n/build-path';
import type { FormKind } from '@agency/domain/path-words';
import type { LanguageContext } from '../../i18n/language-context.server';
import { projectsKey } from '../../i18n/route-entries';
import { allListingsLink, homeCrumb } from '../../i18n/standard-links.server';
import type { LinkView } from '../../ui/link-view';
import type { ThanksView, ThanksVisitView } from './thanks-view';

/**
 * ROUTE-5: what is said once a form is in: that it has arrived, what happens next and when, and
 * where to go on. `subject` leads back to the listing or the project that was asked about; `visit` is
 * what was asked for with it.
 */
export function buildThanks(
  context: LanguageContext,
  kind: FormKind,
  subject: LinkView | null,
  visit: ThanksVisitView | null = null,
): ThanksView {
  const { t } = context;
  const title = visit?.title ?? t(`thanks.kinds.${kind}.title`);
  const links = [...(subject ? [subject] : []), ...listWays(context, kind)];
  return {
    breadcrumbs: [homeCrumb(context), { label: title, href: null }],
    title,
    text: t(`thanks.kinds.${kind}.text`),
    next: { title: t('thanks.next'), text: t(`thanks.kinds.${kind}.next`) },
    visit,
    links: links.slice(0, 3),
  };
}

/** The pages that somebody who sent this form may want next. */
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

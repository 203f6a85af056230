import type { TFunction } from 'i18next';
import { renderPlainText, renderRichText } from '../../cms/rich-text.server';
import {
  buildFormPath,
  formBeginName,
  buildPath,
  buildSearchPath,
} from '../../i18n/paths/build-path';
import type { Language } from '@agency/domain/languages';
import { pageName } from '../../i18n/paths/breadcrumbs';
import { buildUploadedPicture } from '../../ui/media/build-picture';
import { measureContrast, readableContrast } from '@agency/domain/contrast';
import { defaultColours } from '@agency/domain/default-colours';
import type { LinkView } from '../../ui/links/app-link';
import { buildMenu } from './menu/build-menu.server';
import { buildPhone } from '../../site/settings/contact-view.server';
import type {
  FooterView,
  HeaderLinkView,
  HeaderView,
  LayoutView,
  MenuItemView,
  NotFoundView,
} from './layout-view';
import { isMissingScreen, translateLink } from '../../site/link-translator';
import { listLegalLines } from '../../site/settings/legal-lines.server';
import { listTextFacts } from '../../site/settings/text-facts.server';
import { findMenuPage, type MenuPage, type Site } from '../../site/build-site';
import { parseColour } from '../../site/settings/theme.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import { allListingsLink } from '../../i18n/paths/standard-links.server';

/** Pages that the law or visitors expect in every footer. */
const footerPages = ['Privacy', 'Cookie-policy', 'Disclaimer', 'Accessibility'];

const built = new WeakMap<Site, Map<string, LayoutView>>();

/** Builds header and footer in one language, the same for every page; cached per site and year. */
export function buildLayoutView(site: Site, language: Language, t: TFunction): LayoutView {
  const views = built.get(site) ?? new Map<string, LayoutView>();
  built.set(site, views);
  const year = new Date().getFullYear();
  const key = `${language} ${year}`;
  const view = views.get(key) ?? {
    header: buildHeader(site, language, t),
    footer: buildFooter(site, language, t, year),
  };
  views.set(key, view);
  return view;
}

function buildHeader(site: Site, language: Language, t: TFunction): HeaderView {
  const { header, site: settings, pages } = site.byLanguage[language];
  const shown = pages.filter((page) => page !== null).filter(({ type }) => !isMissingScreen(type));
  const inMenu = shown.filter(({ showInMenu }) => showInMenu);
  const leftLinks = listLinks(site, language, 'left');
  const rightLinks = listLinks(site, language, 'right');
  const freeEvaluation = header?.freeEvaluation
    ? pageLink(site, language, 'contact-demand', t('nav.freeEvaluation'))
    : null;
  const beside = [...leftLinks, ...rightLinks, ...(freeEvaluation ? [freeEvaluation] : [])];
  return {
    agencyName: settings?.agencyName ?? '',
    homeHref: buildPath(site.table, language, 'home'),
    logo: buildUploadedPicture(header?.logo) ?? buildUploadedPicture(settings?.appearance?.logo),
    isFixed: false,
    appBar: header?.appBar ?? false,
    menu: header?.menu === false ? [] : buildMenu(site, language, inMenu),
    drawer:
      header?.menuMobile === false
        ? []
        : listDrawer(buildMenu(site, language, shown), inMenu, beside),
    leftLinks,
    rightLinks,
    phone: buildPhone(header?.phone ?? settings?.legal?.phone),
    freeEvaluation,
    search: header?.propertySearch
      ? { label: t('nav.search'), action: buildSearchPath(language) }
      : null,
    favouritesHref: buildPath(site.table, language, 'favourites'),
  };
}

/**
 * Lists home and the pages of the menu, then the others, without those already in the drawer as
 * buttons or header links.
 */
function listDrawer(
  all: readonly MenuItemView[],
  inMenu: readonly MenuPage[],
  beside: readonly LinkView[],
): MenuItemView[] {
  const main = new Set(['home', ...inMenu.map(({ key }) => key)]);
  const isElsewhere = ({ href, children }: MenuItemView) =>
    children.length === 0 && beside.some((link) => link.href === href);
  const others = all.filter((item) => !main.has(item.id) && !isElsewhere(item));
  return [
    ...all.filter(({ id }) => main.has(id)),
    ...others.map((item) => ({ ...item, isMinor: true })),
  ];
}

function listLinks(site: Site, language: Language, side: 'left' | 'right'): HeaderLinkView[] {
  const { header, site: settings } = site.byLanguage[language];
  const ground = parseColour(settings?.appearance?.paperColor ?? null) ?? defaultColours.paper;
  return (header?.links ?? [])
    .filter((link) => link !== null)
    .filter((link) => link.active && link.side === side)
    .flatMap(({ label, link, icon, color }) => {
      const href = translateLink(site.table, language, link);
      const requested = parseColour(color);
      const colour =
        requested && (measureContrast(requested, ground) ?? 0) >= readableContrast
          ? requested
          : null;
      return href === null ? [] : [{ label, href, icon: icon === 'none' ? null : icon, colour }];
    });
}

function buildFooter(site: Site, language: Language, t: TFunction, year: number): FooterView {
  const { footer, site: settings } = site.byLanguage[language];
  const facts = listTextFacts(site.byLanguage[language], language);
  return {
    tagline: settings?.tagline || null,
    blocks: (footer?.blocks ?? [])
      .filter((block) => block !== null)
      .filter((block) => block.public)
      .map((block) => ({
        id: block.id,
        title: block.title,
        introHtml: renderPlainText(block.introText),
        html: renderRichText(block.fullText, {
          language,
          translateLink: (href) => translateLink(site.table, language, href),
          facts,
        }),
        picture: buildUploadedPicture(block.image),
        columns: {
          sm: block.columnsSm ?? 12,
          md: block.columnsMd ?? 6,
          lg: block.columnsLg ?? 3,
        },
      })),
    legal: listLegalLines(settings?.legal ?? null, t),
    links: [
      ...footerPages.map((key) => pageLink(site, language, key)).filter((link) => link !== null),
      // Withdrawing consent must be as easy as giving it, whatever editors configure.
      {
        label: t('consent.pageTitle'),
        href: buildPath(site.table, language, 'cookie-settings'),
      },
    ],
    copyright: (footer?.copyright ?? '').replaceAll('{year}', String(year)),
    newsletter: {
      title: t('form.kinds.sign-newsletter.title'),
      text: t('form.kinds.sign-newsletter.intro'),
      action: buildFormPath({ table: site.table, language }, 'sign-newsletter'),
      label: t('form.fields.email'),
      beginName: formBeginName,
      submitLabel: t('form.kinds.sign-newsletter.submit'),
    },
  };
}

function pageLink(site: Site, language: Language, key: string, label?: string): LinkView | null {
  const page = findMenuPage(site, language, key);
  if (page === null) return null;
  const name = label ?? pageName(site.table, language, key);
  return { label: name, href: buildPath(site.table, language, key) };
}

/** Builds the suggestions of a 404 page. */
export function buildNotFoundView(context: LanguageContext): NotFoundView {
  const { table, language } = context;
  return {
    homeHref: buildPath(table, language, 'home'),
    searchAction: buildSearchPath(language),
    links: [allListingsLink(context, 'sale'), allListingsLink(context, 'rent')],
  };
}

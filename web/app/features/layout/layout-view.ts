import type { ContactLinkView, LinkView } from '../../ui/links/app-link';
import type { PictureView } from '../../ui/media/picture';
import type { LegalLineView } from '../../site/settings/contact-view';

/** The page around the page: header and footer of one language (MENU-1 to MENU-7). */
export type LayoutView = { header: HeaderView; footer: FooterView };

/** MENU-6; what the header config switches off is empty or null here. */
export type HeaderView = {
  agencyName: string;
  homeHref: string;
  /** Null draws the built-in logo with the agency's name. */
  logo: PictureView | null;
  /** MENU-8: all of it stays in view, not only the menu once the page is scrolled. */
  isFixed: boolean;
  /** The thin bar above the menu: links, phone and languages. */
  appBar: boolean;
  menu: MenuItemView[];
  /** MENU-5: the pages in the mobile drawer, those of the menu first; empty switches the drawer off. */
  drawer: MenuItemView[];
  leftLinks: HeaderLinkView[];
  rightLinks: HeaderLinkView[];
  phone: ContactLinkView | null;
  freeEvaluation: LinkView | null;
  /** A search box behind a magnifying glass (FIND-13). */
  search: { label: string; action: string } | null;
  /** The page of what the visitor keeps on the device (DETAIL-7). */
  favouritesHref: string;
};

/** MENU-8: what a page sets in the header while it is on screen. */
export type PageHeaderView = Pick<HeaderView, 'logo' | 'isFixed'>;

export type MenuItemView = LinkView & {
  id: string;
  /** Beginnings of addresses that belong to it, besides its own. */
  below: string[];
  /** `page` for the page on screen, `section` for a page above it. */
  current: 'page' | 'section' | null;
  children: MenuItemView[];
  /** In the drawer: a page that is not in the menu, such as the privacy statement. */
  isMinor?: boolean;
};

export type HeaderLinkView = LinkView & { icon: string | null; colour: string | null };

/** LANG-3: the same page in another language; pass an empty list when only one is enabled. */
export type LanguageLinkView = {
  code: string;
  /** In its own language: `Nederlands`. */
  name: string;
  href: string;
  current: boolean;
};

/** MENU-7. */
export type FooterView = {
  /** The line under the agency's name. */
  tagline: string | null;
  blocks: FooterBlockView[];
  /** What the law wants an agency's site to say. */
  legal: LegalLineView[];
  links: LinkView[];
  copyright: string;
  newsletter: NewsletterView;
};

/** FORM-10: one field, sent to the form's own screen with what is in it. */
export type NewsletterView = {
  title: string;
  text: string;
  action: string;
  label: string;
  /** What tells the form's screen that this only begins it. */
  beginName: string;
  submitLabel: string;
};

/** Texts are cleaned HTML; columns are out of twelve. */
export type FooterBlockView = {
  id: string;
  title: string | null;
  introHtml: string | null;
  html: string | null;
  picture: PictureView | null;
  columns: { sm: number; md: number; lg: number };
};

/** ERR-6: the page that is not there. */
export type NotFoundView = {
  homeHref: string;
  /** Where its search form goes. */
  searchAction: string;
  links: LinkView[];
};

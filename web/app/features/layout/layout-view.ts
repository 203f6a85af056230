import type { ContactLinkView, LinkView } from '../../ui/links/app-link';
import type { PictureView } from '../../ui/media/picture';
import type { LegalLineView } from '../../site/settings/legal-lines.server';

export type LayoutView = { header: HeaderView; footer: FooterView };

/** The header; parts that the CMS disables are empty or null. */
export type HeaderView = {
  agencyName: string;
  homeHref: string;
  /** Null shows the built-in logo with the agency's name. */
  logo: PictureView | null;
  /** The whole header stays in view, not only the menu after scrolling. */
  isFixed: boolean;
  /** The thin bar above the menu: links, phone and languages. */
  appBar: boolean;
  menu: MenuItemView[];
  /** Pages of the mobile drawer, those of the menu first; empty disables it. */
  drawer: MenuItemView[];
  leftLinks: HeaderLinkView[];
  rightLinks: HeaderLinkView[];
  phone: ContactLinkView | null;
  freeEvaluation: LinkView | null;
  /** A search box behind a magnifying glass. */
  search: { label: string; action: string } | null;
  favouritesHref: string;
};

export type PageHeaderView = Pick<HeaderView, 'logo' | 'isFixed'>;

export type MenuItemView = LinkView & {
  id: string;
  /** Other path prefixes that belong to it. */
  below: string[];
  /** `page` is the current page, `section` one of its ancestors. */
  current: 'page' | 'section' | null;
  children: MenuItemView[];
  /** In the drawer: a page that is not in the menu, such as the privacy statement. */
  isMinor?: boolean;
};

export type HeaderLinkView = LinkView & { icon: string | null; colour: string | null };

/** The same page in another language; the list is empty if only one is enabled. */
export type LanguageLinkView = {
  code: string;
  /** In its own language: `Nederlands`. */
  name: string;
  href: string;
  current: boolean;
};

export type FooterView = {
  /** Line below the agency's name. */
  tagline: string | null;
  blocks: FooterBlockView[];
  /** Statements required by law. */
  legal: LegalLineView[];
  links: LinkView[];
  copyright: string;
  newsletter: NewsletterView;
};

/** One field, posted to the form's own screen. */
export type NewsletterView = {
  title: string;
  text: string;
  action: string;
  label: string;
  /** Name of the field that marks the submission as a start only. */
  beginName: string;
  submitLabel: string;
};

/** Texts are sanitised HTML; columns are out of twelve. */
export type FooterBlockView = {
  id: string;
  title: string | null;
  introHtml: string | null;
  html: string | null;
  picture: PictureView | null;
  columns: { sm: number; md: number; lg: number };
};

export type NotFoundView = {
  homeHref: string;
  searchAction: string;
  links: LinkView[];
};

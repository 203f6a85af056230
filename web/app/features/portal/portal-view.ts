import type { LinkView } from '../../ui/links/app-link';
import type { PictureView } from '../../ui/media/picture';

export type PortalView = {
  name: string;
  owner: string;
  notice: LoginNoticeView | null;
  chooser: PropertyChooserView;
  /** The current tab is marked; a listing has a tab only while it is shown. */
  tabs: PortalTabView[];
  logout: LinkView;
  /** The date, printed below the agency's name. */
  printed: string;
};

export type PortalTabView = LinkView & {
  isCurrent: boolean;
  /** Accessible name; begins with the label. */
  name?: string;
};

export type PropertyChooserView = {
  label: string;
  /** The first is all properties. */
  choices: PropertyChoiceView[];
  /** Label of the field that filters a long list; null if the list is short. */
  findLabel: string | null;
};

export type PropertyChoiceView = {
  href: string;
  title: string;
  /** Its city; for all properties, their number. */
  text: string;
  picture: PictureView | null;
  isCurrent: boolean;
};

export type LoginNoticeView = {
  text: string;
  /** Contact link for a login that was not the owner's. */
  link: LinkView;
  close: LinkView;
};

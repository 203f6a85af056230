import type { LinkView } from '../../ui/links/app-link';
import type { PictureView } from '../../ui/media/picture';

/** ROUTE-10: what stands around every screen of the portal. */
export type PortalView = {
  /** The portal's own name. */
  name: string;
  /** Whose portal it is. */
  owner: string;
  notice: LoginNoticeView | null;
  chooser: PropertyChooserView;
  /** The screen on show is marked; that of a listing is there while it is on show. */
  tabs: PortalTabView[];
  /** Where the button to log out posts to. */
  logout: LinkView;
  /** On paper alone, below the agency's name: the day. */
  printed: string;
};

export type PortalTabView = LinkView & {
  isCurrent: boolean;
  /** Begins with the label and says of what it is. */
  name?: string;
};

/** OWN-5: all of the owner's properties, or one. */
export type PropertyChooserView = {
  label: string;
  /** The first stands for all properties. */
  choices: PropertyChoiceView[];
  /** Names the field that narrows a long list; null where the list is short. */
  findLabel: string | null;
};

export type PropertyChoiceView = {
  href: string;
  title: string;
  /** Its place; of all properties how many there are. */
  text: string;
  picture: PictureView | null;
  isCurrent: boolean;
};

/** OWN-7: that someone logged in. */
export type LoginNoticeView = {
  text: string;
  /** What to do when it was somebody else. */
  link: LinkView;
  close: LinkView;
};

import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { ContactLinkView, LinkView } from '../../ui/links/app-link';
import type { PictureView } from '../../ui/media/picture';
import type { ListingCardView } from '../listing/card/listing-card-view';

/** An agent's card, with texts in the visitor's language. */
export type AgentCardView = {
  key: string;
  href: string;
  name: string;
  role: string;
  picture: PictureView | null;
  /** Direct and mobile; the office's while the agent is absent. */
  phones: ContactLinkView[];
  /** `Speaks French, Dutch and Arabic`. */
  languagesText: string | null;
  /** `BIV-nummer 511.873`. */
  registrationText: string | null;
  /** Says that the office answers. */
  absence: string | null;
};

export type OfficeCardView = {
  key: string;
  href: string;
  name: string;
  /** One string per line. */
  address: string[];
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
  /** Empty: by appointment. */
  hours: HoursView[];
};

/** `Monday – Friday`, `09:00 – 18:00`. */
export type HoursView = { days: string; times: string };

/** The agent and office of a listing; without an agent the office is responsible. */
export type ListingTeamView = { agent: AgentCardView | null; office: OfficeCardView };

export type TeamOverviewView = { agents: AgentCardView[]; offices: OfficeCardView[] };

export type TeamPageView = {
  breadcrumbs: BreadcrumbView[];
  name: string;
  /** Only for agents. */
  role: string | null;
  picture: PictureView | null;
  text: string[];
  /** The agent's own data, and the contact data of the office they work in. */
  agent: AgentCardView | null;
  office: OfficeCardView | null;
  /** The postal codes that an office serves. */
  zipsText: string | null;
  /** The agents of an office. */
  people: AgentCardView[];
  listings: TeamListingsView[];
  all: LinkView;
};

/** Listings for sale or rent, or sold and rented ones. */
export type TeamListingsView = { id: string; title: string; listings: ListingCardView[] };

import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { ContactLinkView, LinkView } from '../../ui/links/app-link';
import type { PictureView } from '../../ui/media/picture';
import type { ListingCardView } from '../listing/card/listing-card-view';

/** AGENT-2, DETAIL-11: an agent as a card, every text finished in the visitor's language. */
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

/** An office as a card. */
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

/** DETAIL-11: whose listing it is; without an agent it is the office's. */
export type ListingTeamView = { agent: AgentCardView | null; office: OfficeCardView };

/** The overview of the team. */
export type TeamOverviewView = { agents: AgentCardView[]; offices: OfficeCardView[] };

/** The page of an agent or of an office. */
export type TeamPageView = {
  breadcrumbs: BreadcrumbView[];
  name: string;
  /** An agent's. */
  role: string | null;
  picture: PictureView | null;
  text: string[];
  /** An agent's own, and how the office is reached where somebody works. */
  agent: AgentCardView | null;
  office: OfficeCardView | null;
  /** The postal codes that an office serves. */
  zipsText: string | null;
  /** Who works in an office. */
  people: AgentCardView[];
  listings: TeamListingsView[];
  all: LinkView;
};

/** What somebody has for sale or rent, or sold and rented. */
export type TeamListingsView = { id: string; title: string; listings: ListingCardView[] };

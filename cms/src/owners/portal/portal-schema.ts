import { historyFieldNames } from '@agency/domain/history-fields';

const historyTexts = historyFieldNames.map((name) => `  ${name}: String`).join('\n');

export const portalTypeDefs = `
"A listing of the owner, also one that is sold, rented or withdrawn."
type OwnedListing {
  reference: String!
  title: String!
  "Postal code and city."
  place: String!
  "available, option, sold or rented."
  availability: String!
  "Whether it has a page on the site."
  isShown: Boolean!
  "What its advert lacks while it is held back from the site for that; empty otherwise."
  waitsFor: [AdvertKind!]!
  "Null when it has no page on the site."
  card: ListingCard
}

"Days begin at midnight in Brussels, weeks on Monday; the total is of all time."
type VisitTotals {
  today: Int!
  week: Int!
  month: Int!
  total: Int!
}

type VisitDay {
  day: Date!
  visits: Int!
}

"Of listings of others on the site that are like this one: the mean visits of one of them."
type SimilarVisits {
  listings: Int!
  "On each of the 30 days, the oldest first."
  days: [Float!]!
  last30: Float!
}

type VisitStatistics {
  "The day since which the listing is online; null for all listings together."
  since: Date
  totals: VisitTotals!
  "The last 30 days, the oldest first, today the last."
  days: [VisitDay!]!
  last30: Int!
  "Null for all listings together, and when fewer than three are like this one."
  similar: SimilarVisits
}

"A moment at which visitors come to see the home, and how many have a place."
type Viewing {
  start: DateTime!
  end: DateTime!
  booked: Int!
}

"What the dashboard says of one of the owner's listings."
type ListingFigures {
  reference: String!
  "The visits of the last 30 days."
  last30: Int!
  "Of the next 60 days, the first one first."
  viewings: [Viewing!]!
}

type OwnerCalendar {
  "yyyy-mm"
  month: String!
  "The month in which the listing began, yyyy-mm."
  firstMonth: String!
  "The day since which the listing is online: before it there was nothing to visit."
  since: Date!
  "Every day of the month; of days to come there are no visits."
  days: [VisitDay!]!
  "Of this month, the first one first."
  viewings: [Viewing!]!
}

enum OwnerHistoryKind { communications onlineMedia appearances }

type HistoryRow {
  id: ID!
  date: DateTime!
${historyTexts}
  "An http(s) address; of online media alone."
  url: String
}

type OwnerHistory {
  "How many the filter lets through."
  total: Int!
  "All types and states of this history, whatever the filter: its choices."
  types: [String!]!
  states: [String!]!
  rows: [HistoryRow!]!
}

"What a word of the text is written like in columns that are translated; case and punctuation do not count."
input HistorySynonyms {
  word: String!
  types: [String!]!
  states: [String!]!
  sources: [String!]!
}

input HistoryFilter {
  "Words, each of which or a synonym of which stands in some column."
  text: String
  synonyms: [HistorySynonyms!]
  "One of these spellings; case and punctuation do not count."
  type: [String!]
  state: [String!]
  "The first and the last day, by the clock in Brussels."
  from: Date
  to: Date
}

"Numbers, never who (OWN-8)."
type OutcomeCounts {
  views: Int!
  enquiries: Int!
  visitsAsked: Int!
  "Agreed for after the period."
  visitsPlanned: Int!
  visitsDone: Int!
  "To buy or to rent."
  offers: Int!
  "In all those that fit now; in a period those that it was matched with then."
  savedSearches: Int!
}

type PriceChange {
  at: DateTime!
  from: Float!
  to: Float!
}

"What staff wrote to the owner."
type OwnerNote {
  id: ID!
  at: DateTime!
  text: String!
}

type ListingOutcome {
  reference: String!
  total: OutcomeCounts!
  period: OutcomeCounts!
  "The newest first."
  prices: [PriceChange!]!
  feedback: [OwnerNote!]!
  nextStep: OwnerNote
}

type OwnerOutcomes {
  "Where the period begins: the login before this one, or the Monday of the week; null at the first login."
  from: DateTime
  to: DateTime!
  listings: [ListingOutcome!]!
}

enum FunnelStepName { views enquiries visitsAsked visitsDone }

type FunnelStep {
  step: FunnelStepName!
  own: Int!
  "The mean of those that are like it; null when fewer than three are."
  similar: Float
}

"From views to visits over the last 90 days."
type OutcomeFunnel {
  since: Date!
  "How many are compared; 0 when fewer than three are like it."
  listings: Int!
  steps: [FunnelStep!]!
}

"Who of the agency answers for a listing: the agent and the office of its page."
type OwnerColleague {
  agent: TeamAgent
  office: TeamOffice
}

type Query {
  "Null when the session is over or the listing is not the owner's."
  ownerColleague(session: String!, listing: String!, language: String!): OwnerColleague
  "Null when the session is over, and for a week (its Monday) that is not over."
  ownerOutcomes(session: String!, week: Date): OwnerOutcomes
  ownerFunnel(session: String!, listing: String!): OutcomeFunnel
  "Null when the session is over."
  ownedListings(session: String!, language: String!): [OwnedListing!]
  "Of one listing, or of all that are the owner's. Null when the session is over or the listing is not the owner's."
  ownerStatistics(session: String!, listing: String): VisitStatistics
  "Of each of the owner's listings. Null when the session is over."
  ownerFigures(session: String!): [ListingFigures!]
  "Also null for a month (yyyy-mm) before the listing's first or after this one."
  ownerCalendar(session: String!, listing: String!, month: String!): OwnerCalendar
  "Sorted by a column, for example date:desc, which is how it comes; 25 rows a page, at most 1000."
  ownerHistory(
    session: String!
    listing: String!
    kind: OwnerHistoryKind!
    filter: HistoryFilter
    sort: String
    page: Int
    pageSize: Int
  ): OwnerHistory
}
`;

/** What the site may ask for an owner, as `schema.graphql` prints it. */
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
  type: String
  contact: String
  subject: String
  comment: String
  state: String
  source: String
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

input HistoryFilter {
  "Words, each of which stands in some column."
  text: String
  type: String
  state: String
  "The first and the last day, by the clock in Brussels."
  from: Date
  to: Date
}

type Query {
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

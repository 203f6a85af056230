import { savedLimits } from '@agency/domain/saved-limits';
/** GraphQL input types of forms, as printed in `schema.graphql` (docs/contracts/leads.md). */
export const leadTypeDefs = `
  input LeadInput {
    "One of the forms of the site, for example contact-me."
    kind: String!
    language: String!
    "The same submission sent again has the same one, and is stored once."
    submissionId: ID!
    "One showing of the form; it gives at most five leads."
    formToken: String!
    "The reference of the listing it is about."
    listing: String
    "The reference of the project it is about."
    project: String
    "The key of the agent on whose page it was sent."
    agent: String
    "The key of the office on whose page it was sent."
    office: String
    "mr, ms or miss"
    title: String
    firstName: String
    lastName: String
    email: String
    phone: String
    street: String
    zip: String
    city: String
    remark: String
    "email or phone"
    contactPreference: String
    newsletter: Boolean
    privacyAgreedAt: DateTime
    "Hours that suit, for example 10:00-13:00, when no slot is asked for."
    timeSlots: [String!]
    "The id of an AppointmentSlot."
    slot: ID
    "Up to three, the visitor's own order."
    wishes: [PreferredTimeInput!]
    "Ids of the documents of the listing."
    documents: [String!]
    "instant, daily or weekly"
    rhythm: String
    criteria: CriteriaInput
    offer: OfferInput
    rental: RentalInput
    valuation: ValuationInput
    friend: FriendInput
    job: JobInput
    testimonial: LeadTestimonialInput
    visitSource: VisitSourceInput
  }
  "Data about the visit that led to the lead; names no person."
  input VisitSourceInput {
    "Path of the page with the form."
    page: String
    "Path of the first page of the visit."
    entryPage: String
    "Host of the site that linked to the first page."
    referrer: String
    "True if the visit began with a link in an alert mail."
    savedSearch: Boolean
    "Query string of the campaign parameters that the visitor's consent covers."
    campaign: String
  }
  input PreferredTimeInput {
    "YYYY-MM-DD"
    day: String!
    "morning, afternoon or evening"
    part: String!
  }
  input CriteriaInput {
    "sale or rent"
    goal: String!
    "WebIDs, as in ListingFilter."
    types: [String!]
    zips: [String!]
    minPrice: Float
    maxPrice: Float
    minBedrooms: Int
    maxBedrooms: Int
    minGarages: Int
    minParkings: Int
    ${savedLimits.map((name) => `${name}: Float`).join('\n    ')}
    "A day such as 2027-01-01."
    availableBy: String
    amenities: [String!]
  }
  input OfferInput {
    amount: Float!
    conditions: String
  }
  input RentalInput {
    monthlyIncome: Float!
    persons: Int!
    "YYYY-MM-DD"
    startDate: String
    endDate: String
  }
  input ValuationInput {
    propertyType: String
    street: String
    zip: String
    city: String
    "m²"
    livingArea: Float
    bedrooms: Int
  }
  input FriendInput {
    name: String
    email: String!
  }
  input JobInput {
    position: String
    "What /lead-files answered for the CV."
    file: ID
  }
  input LeadTestimonialInput {
    name: String!
    "http or https"
    website: String
    "What /lead-files answered for the picture."
    file: ID
    "YYYY-MM-DD"
    date: String
  }
  extend type Mutation {
    "Stores what a visitor sent, once per submission; returns its document id."
    createLead(lead: LeadInput!): ID!
  }
`;

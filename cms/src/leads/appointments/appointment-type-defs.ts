/** Moments to visit a listing and what became of one (FORM-14). */
export const appointmentTypeDefs = `
  type AppointmentSlot {
    id: ID!
    start: DateTime!
    end: DateTime!
    "Seats left, at least one."
    free: Int!
  }
  type Appointment {
    "The reference of the listing."
    listing: String
    "confirmed or cancelled"
    state: String!
    start: DateTime!
    end: DateTime!
  }
  extend type Query {
    "The moments with a free seat at which the listing can be visited, the next one first; at most 200."
    appointmentSlots(listing: String!): [AppointmentSlot!]!
    "True when there are such moments, and no seat left at any of them (ERR-8)."
    appointmentsFull(listing: String!): Boolean!
    "Null for a wrong token and for a visit that is no longer known."
    appointmentByToken(token: String!): Appointment
  }
  extend type Mutation {
    "Gives the seat back. Done before, it answers the same; null for a wrong token."
    cancelAppointment(token: String!): Appointment
  }
`;

export const ownerTypeDefs = `
  "Given back to the CMS with everything that is asked for an owner; seven days at most."
  type OwnerSession {
    session: String!
    language: String!
  }
  type OwnerAccount {
    "mr, ms or miss"
    title: String
    firstName: String
    lastName: String!
    email: String!
  phone: String
    language: String!
    "The login of this session or a later one, and the one before."
    loggedInAt: DateTime
    previousLoginAt: DateTime
    weeklyReport: Boolean!
    "The address that waits for its confirmation by mail."
    newEmail: String
  }
  "An address that waits for its confirmation by a link in a mail."
  type OwnerEmailLink {
    "The first letter and the domain: l…@example.org."
    email: String!
    language: String!
  }
  "A link to a new password that works."
  type PasswordLink {
    "The first letter and the domain: l…@example.org."
    email: String!
    language: String!
    isInvitation: Boolean!
  }
  extend type Query {
    "Null when the session is over."
    ownerAccount(session: String!): OwnerAccount
    "Null for a link that is used, replaced, too old or made up."
    passwordLink(token: String!): PasswordLink
    "Null for a link that is used, replaced, too old or made up."
    ownerEmailLink(token: String!): OwnerEmailLink
  }
  extend type Mutation {
    "By email or login name. Null for what is wrong, unknown or blocked, each after the same time."
    logInOwner(identifier: String!, password: String!): OwnerSession
    "Ends every session of the owner; true also when this one was over."
    logOutOwner(session: String!): Boolean!
    "Always true, after the same time; mails a link to the owner whose email it is, if any."
    requestPasswordReset(email: String!, language: String!): Boolean!
    "Null when the link works no more; the error WEAK_PASSWORD leaves it alive."
    setPassword(token: String!, password: String!): OwnerSession
    "Null when the current password is wrong; the errors SESSION_OVER and WEAK_PASSWORD."
    changePassword(session: String!, current: String!, password: String!): OwnerSession
    "In which language the owner is written to, and whether every week; the error SESSION_OVER."
    changeOwnerPreferences(session: String!, language: String!, weeklyReport: Boolean!): Boolean!
    "Mails a link to that address. Null when the current password is wrong; the error SESSION_OVER."
    askOwnerEmail(session: String!, email: String!, current: String!): Boolean
    "Every session ends; false for a link that works no more."
    confirmOwnerEmail(token: String!): Boolean!
  }
`;

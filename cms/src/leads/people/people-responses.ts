/** By what the page of a person is opened: no address stands in an address, which logs keep. */
export type PersonSource = 'lead' | 'demand' | 'subscription';

export interface PersonRef {
  source: PersonSource;
  documentId: string;
}

/** Somebody who was found, by one of their documents. */
export interface PersonFound extends PersonRef {
  name: string;
  contact: string;
  /** One of the `contacts` of this person's page; null for somebody who left none. */
  knownBy: string | null;
  /** How many leads, saved searches and subscriptions were found of them. */
  count: number;
  latest: string;
}

/** Everything of a person on one page (STAFF-3). */
export interface PersonPage {
  name: string;
  emails: string[];
  phones: string[];
  /** By which the person is known, one per document that can be split off. */
  contacts: { contact: string; isOwn: boolean }[];
  leads: {
    documentId: string;
    createdAt: string;
    kind: string;
    state: string;
    about: string | null;
    visit: { state: string; start: string | null } | null;
  }[];
  savedSearches: { documentId: string; state: string; rhythm: string; criteria: string }[];
  subscriptions: { documentId: string; state: string; language: string }[];
  mails: { documentId: string; subject: string; createdAt: string; state: string }[];
}

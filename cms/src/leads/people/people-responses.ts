/**
 * Types of documents that identify a person's page: URLs contain no personal data, because they
 * are logged.
 */
export type PersonSource = 'lead' | 'demand' | 'subscription';

export interface PersonRef {
  source: PersonSource;
  documentId: string;
}

export interface PersonFound extends PersonRef {
  name: string;
  contact: string;
  /** A contact in `contacts` of the person's page; null without one. */
  knownBy: string | null;
  count: number;
  latest: string;
}

export interface PersonPage {
  name: string;
  emails: string[];
  phones: string[];
  /** Contacts of the person, one per document that can be separated. */
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

import type { Language } from '@agency/domain/languages';

/** Owners are the users of Strapi's users-permissions (docs/decisions/0074). */
export const OWNER = 'plugin::users-permissions.user';

/** An owner as stored; dates as the database gives them. */
export interface StoredOwner {
  id: number;
  documentId: string;
  email: string;
  username: string;
  title: string | null;
  firstName: string | null;
  lastName: string;
  phone: string | null;
  language: Language;
  blocked: boolean | null;
  /** A bcrypt hash; null until the owner sets a password. */
  password: string | null;
  /** Sessions of another version are over (docs/decisions/0074). */
  sessionVersion: number | null;
  lastLoginAt: string | null;
  previousLoginAt: string | null;
  /** The hash of the one link that works, what it was mailed for, and until when. */
  resetPasswordToken: string | null;
  linkKind: 'invitation' | 'reset' | null;
  linkExpiresAt: string | null;
  resetAskedAt: string | null;
  invitedAt: string | null;
  /** Null counts as true: owners of before are told too (OWN-9). */
  weeklyReport: boolean | null;
  /** The address that waits for its confirmation, the hash of the link that was mailed there, until when. */
  newEmail: string | null;
  newEmailToken: string | null;
  newEmailUntil: string | null;
}

/** First and last name, as far as they are known. */
export function nameOwner({
  firstName,
  lastName,
}: Pick<StoredOwner, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

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
  /** Sessions of another version are over (docs/decisions/0075). */
  sessionVersion: number | null;
  lastLoginAt: string | null;
  previousLoginAt: string | null;
  /** The hash of the one link that works, what it was mailed for, and until when. */
  resetPasswordToken: string | null;
  linkKind: 'invitation' | 'reset' | null;
  linkExpiresAt: string | null;
  resetAskedAt: string | null;
  invitedAt: string | null;
}

import type { Language } from '@agency/domain/languages';

/** Owners are users of Strapi's users-permissions (docs/decisions/0074). */
export const OWNER = 'plugin::users-permissions.user';

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
  /** A bcrypt hash; null until a password is set. */
  password: string | null;
  /** Sessions with another version are invalid (docs/decisions/0074). */
  sessionVersion: number | null;
  lastLoginAt: string | null;
  previousLoginAt: string | null;
  /** Hash of the only valid link, with its purpose and expiry. */
  resetPasswordToken: string | null;
  linkKind: 'invitation' | 'reset' | null;
  linkExpiresAt: string | null;
  resetAskedAt: string | null;
  invitedAt: string | null;
  /** Null counts as true, for owners created before this field. */
  weeklyReport: boolean | null;
  /** A new address awaiting confirmation, with the link's hash and expiry. */
  newEmail: string | null;
  newEmailToken: string | null;
  newEmailUntil: string | null;
}

export function nameOwner({
  firstName,
  lastName,
}: Pick<StoredOwner, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

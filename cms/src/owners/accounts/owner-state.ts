/** How an owner's account stands, for the panel beside it in the admin. */
export interface OwnerState {
  isBlocked: boolean;
  hasPassword: boolean;
  /** When staff invited the owner last; null when never. */
  invitedAt: string | null;
  /** Until when the link of the last mail works; null when there is none. */
  linkExpiresAt: string | null;
  lastLoginAt: string | null;
}

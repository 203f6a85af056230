/** How the second factor of whoever asks stands. */
export interface OwnFactor {
  /** When it was set up, ISO 8601; null if there is none. */
  since: string | null;
  /** How many recovery codes are left. */
  recoveryCodes: number;
  /** Whether the settings want one of them. */
  isDemanded: boolean;
}

/** A secret to be read by an app, as a QR code or by hand. */
export interface NewSecret {
  secret: string;
  address: string;
}

/** Recovery codes, which are shown this once. */
export interface NewCodes {
  recoveryCodes: string[];
}

/** How the second factor of a colleague stands. */
export interface ColleagueFactor {
  since: string | null;
  /** Until when too many wrong codes keep them out; null if nothing does. */
  waitsUntil: string | null;
  isOwn: boolean;
}

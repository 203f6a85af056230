/** A moment with a free place; times are ISO 8601. */
export interface VisitSlot {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  /** Places left, at least one. */
  readonly free: number;
}

/** FORM-14: the free moments of a listing, the next one first. */
export interface VisitSlots {
  readonly slots: readonly VisitSlot[];
  /** ERR-8: there are moments ahead, and no place left at any of them. */
  readonly isFull: boolean;
}

export const noSlots: VisitSlots = { slots: [], isFull: false };

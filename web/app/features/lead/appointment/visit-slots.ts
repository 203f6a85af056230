/** A slot with free places; times are ISO 8601. */
export interface VisitSlot {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  /** Places left, at least one. */
  readonly free: number;
}

/** The free slots of a listing, earliest first. */
export interface VisitSlots {
  readonly slots: readonly VisitSlot[];
  /** There are future slots, but none has a free place. */
  readonly isFull: boolean;
}

export const noSlots: VisitSlots = { slots: [], isFull: false };

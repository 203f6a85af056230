/** States of a listing on offer, and of a closed one. */
export const offeredAvailabilities = ['available', 'option'] as const;
export const closedAvailabilities = ['sold', 'rented'] as const;
export const availabilities = [...offeredAvailabilities, ...closedAvailabilities] as const;

export type Availability = (typeof availabilities)[number];
export type ClosedAvailability = (typeof closedAvailabilities)[number];

/** Checks whether it is sold or rented; false if unknown. */
export function isClosed(
  availability: string | null | undefined,
): availability is ClosedAvailability {
  return closedAvailabilities.some((closed) => closed === availability);
}

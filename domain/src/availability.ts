/** How a listing stands that is on offer, and one that is no longer (DETAIL-8). */
export const offeredAvailabilities = ['available', 'option'] as const;
export const closedAvailabilities = ['sold', 'rented'] as const;
export const availabilities = [...offeredAvailabilities, ...closedAvailabilities] as const;

export type Availability = (typeof availabilities)[number];
export type ClosedAvailability = (typeof closedAvailabilities)[number];

/** Whether it is sold or rented; not so for what is not known. */
export function isClosed(
  availability: string | null | undefined,
): availability is ClosedAvailability {
  return closedAvailabilities.some((closed) => closed === availability);
}

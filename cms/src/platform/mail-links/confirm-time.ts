/** How long what was asked for waits for its confirmation by mail; then it is erased (FORM-9, FORM-10). */
export const confirmWithinMs = 7 * 24 * 3600 * 1000;

/** How long nothing is mailed again to who asks for the same once more. */
export const repeatAfterMs = 5 * 60 * 1000;

/** Whether a confirmation still counts for what was asked at that moment. */
export function isInTime(askedAt: Date, now = new Date()): boolean {
  return now.getTime() - askedAt.getTime() < confirmWithinMs;
}

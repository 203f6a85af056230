/**
 * Returns the option of a list that a key goes to: around at the ends, -1 if none is active. Null
 * for other keys, and without options.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    default:
      return null;
  }
}

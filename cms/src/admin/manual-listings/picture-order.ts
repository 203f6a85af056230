/** Moves an entry of a list to another place; unchanged if either does not exist. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const moved = [...list];
  const [entry] = moved.splice(from, 1);
  if (entry === undefined || from < 0 || to < 0 || to >= list.length) return [...list];
  moved.splice(to, 0, entry);
  return moved;
}

/** The types people live in: houses, flats and studios. */
export const homeTypes: readonly string[] = ['1', '2', '3'];

/** Whether people live in it: of a shop or a garage the housing law says nothing. */
export function isHome({ typeId }: { typeId: string | null }): boolean {
  return homeTypes.includes(typeId ?? '');
}

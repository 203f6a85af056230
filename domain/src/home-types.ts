/** Residential types: houses, apartments and studios. */
export const homeTypes: readonly string[] = ['1', '2', '3'];

/** Checks for a home; housing law does not apply to shops or garages. */
export function isHome({ typeId }: { typeId: string | null }): boolean {
  return homeTypes.includes(typeId ?? '');
}

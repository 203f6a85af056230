/** Whether they are more than one sees at a glance. */
export function hasManyCities(cities: readonly unknown[]): boolean {
  return cities.length > 8;
}

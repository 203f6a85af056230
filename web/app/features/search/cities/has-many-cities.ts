/** Reports whether there are enough cities to need a search field. */
export function hasManyCities(cities: readonly unknown[]): boolean {
  return cities.length > 8;
}

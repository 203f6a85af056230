export function hasManyCities(cities: readonly unknown[]): boolean {
  return cities.length > 8;
}

/**
 * Creates URLs that were not requested before: lists, cost calculations of a listing, and
 * missing pages. Streams with different `start` do not overlap.
 */
export function createNewAddresses(listing: string, start: number): () => string {
  let number = start;
  return () => {
    number += 1;
    const kinds = [
      `/nl/te-koop/?price=-${number}`,
      `${listing}?amount=${number}`,
      `/nl/geen-pagina-${number}/`,
    ];
    return kinds[number % kinds.length] as string;
  };
}

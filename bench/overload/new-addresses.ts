/**
 * Makes addresses that nobody has asked for yet: lists, estimates of a listing's costs, and pages that
 * are not there. Streams with another `start` never meet.
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

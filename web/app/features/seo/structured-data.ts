import type { ImageObject, Thing } from 'schema-dts';
import { findVariant, type StoredPicture } from '../../lib/web/picture-sources';

/** One complete schema.org object; its parts are typed where they are built. */
export type StructuredData = { [name: string]: Json };

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Converts a typed schema.org object for a view, which avoids the vocabulary's thousand types. */
export function toStructuredData(thing: Exclude<Thing, string>): StructuredData {
  const parts: object = thing;
  return { '@context': 'https://schema.org', ...parts };
}

type DescribedPicture = StoredPicture & { alt: string; mark: string | null };

const mostPictures = 6;

/** Lists the first pictures by address; one that is no plain photograph has a caption that says so. */
export function listImages(
  pictures: readonly DescribedPicture[],
  origin: string,
): (string | ImageObject)[] {
  return pictures.slice(0, mostPictures).map((picture) => {
    const url = new URL(findVariant(picture), origin).href;
    return picture.mark === null ? url : { '@type': 'ImageObject', url, caption: picture.alt };
  });
}

import type { SourcePicture } from './listing-draft';

interface PictureFact {
  ID: string;
  Url: string;
  Changed?: string | null | undefined;
  Kind?: 'photo' | 'plan' | undefined;
}

interface PictureWords {
  Pictures?: { ID: string | null; Name: string | null }[] | undefined;
}

/** The pictures of a record in their order, each with its names by language. */
export function namePictures(
  pictures: readonly PictureFact[] | undefined,
  words: ReadonlyMap<string, PictureWords>,
): SourcePicture[] {
  return (pictures ?? []).map(({ ID, Url, Changed, Kind }) => {
    const names: Record<string, string> = {};
    for (const [language, own] of words) {
      const name = own.Pictures?.find((picture) => picture.ID === ID)?.Name;
      if (name) names[language] = name;
    }
    return { id: ID, url: Url, changed: Changed ?? null, kind: Kind ?? 'photo', names };
  });
}

import path from 'node:path';
import type { AddressWords } from './hidden-address';
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

/** The pictures of a record in their order, each with its names by language; a file named after a hidden address has another name. */
export function namePictures(
  pictures: readonly PictureFact[] | undefined,
  words: ReadonlyMap<string, PictureWords>,
  hidden: AddressWords | null,
): SourcePicture[] {
  return (pictures ?? []).map(({ ID, Url, Changed, Kind }) => {
    const names: Record<string, string> = {};
    for (const [language, own] of words) {
      const name = own.Pictures?.find((picture) => picture.ID === ID)?.Name;
      if (name) names[language] = name;
    }
    const given = findFileName(Url);
    const fileName = hidden?.isInFileName(given) ? `picture${path.extname(given)}` : given;
    return { id: ID, url: Url, changed: Changed ?? null, kind: Kind ?? 'photo', fileName, names };
  });
}

/** A file within an archive is named behind the archive. */
function findFileName(url: string): string {
  const [address = url, inArchive] = url.split(/[?#]/);
  return path.posix.basename(url.startsWith('archive:') && inArchive ? decode(inArchive) : address);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { DrawnPicture } from '../drawn-picture';
import type { Language } from '../language';
import { COUNTRY_NAMES, getLocality } from '../localities';
import { writePictures } from '../pictures';
import type { ProjectRecord } from '../record';
import type { Project } from './read-projects';

/** Writes the record of a project in one language, with the pictures drawn for it. */
export function writeProject(
  { id, name, description, row, street, tag }: Project,
  pictures: readonly DrawnPicture[],
  language: Language,
): ProjectRecord {
  const locality = getLocality(row['zip'] ?? '');
  const own = pictures.filter(({ tags }) => tags.includes(tag));
  return {
    ID: id,
    Name: name[language],
    Description: description[language],
    PublicAddress: row['address'] === 'yes',
    Street: street[language],
    HouseNumber: row['number'] ?? '',
    BoxNr: '-',
    Zip: locality.zip,
    City: locality.name[language],
    CountryID: locality.countryId,
    CountryName: COUNTRY_NAMES[locality.countryId]?.[language] ?? '',
    Pictures: writePictures(id, own, language).Pictures,
  };
}

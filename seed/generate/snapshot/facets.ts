import type { Language } from './language';
import type { CityRecord, ListingRecord } from './record';

/** Counts listings per spelling of a city and postal code. */
export class CityCounter {
  private readonly records = new Map<string, CityRecord>();

  constructor(private readonly language: Language) {}

  add(record: ListingRecord): void {
    const [name, zip] = [String(record['City']), String(record['Zip'])];
    const key = `${name}|${zip}`;
    const known = this.records.get(key);
    if (known) known.PropertyCount += 1;
    else {
      this.records.set(key, {
        Name: name,
        Zip: zip,
        CountryID: String(record['CountryID']),
        CountryName: String(record['CountryName']),
        PropertyCount: 1,
        Language: this.language,
      });
    }
  }

  /** Returns the facets by postal code, then by spelling in code unit order. */
  list(): CityRecord[] {
    const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
    return [...this.records.values()].sort(
      (a, b) => compare(a.Zip, b.Zip) || compare(a.Name, b.Name),
    );
  }
}

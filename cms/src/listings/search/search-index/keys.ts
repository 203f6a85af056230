/** Assigns small numbers to repeated texts; they stay the same while the process runs. */
export class Keys {
  private readonly codes = new Map<string, number>();
  readonly texts: string[] = [];

  /** Returns the number of the text, and assigns one if it is new. */
  code(text: string): number {
    const known = this.codes.get(text);
    if (known !== undefined) return known;
    this.codes.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  /** Returns the number of the text; undefined if it has none. */
  find(text: string): number | undefined {
    return this.codes.get(text);
  }
}

/** The numbers of all repeated texts of a search index. */
export interface SearchIndexKeys {
  cities: Keys;
  types: Keys;
  similar: Keys;
}

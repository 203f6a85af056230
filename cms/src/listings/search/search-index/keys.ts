/** Small numbers for texts that recur; a text keeps its number as long as the process lives. */
export class Keys {
  private readonly codes = new Map<string, number>();
  readonly texts: string[] = [];

  /** The number of the text, a new one when it has none. */
  code(text: string): number {
    const known = this.codes.get(text);
    if (known !== undefined) return known;
    this.codes.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  /** The number of the text; undefined when nothing has it. */
  find(text: string): number | undefined {
    return this.codes.get(text);
  }
}

/** The numbers of every text of a search index that recurs. */
export interface SearchIndexKeys {
  cities: Keys;
  types: Keys;
  similar: Keys;
}

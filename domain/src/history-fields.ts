interface HistoryField {
  /** Its name in the snapshot (docs/contracts/snapshot.md). */
  readonly source: string;
  readonly maxLength: number;
}

/**
 * The texts that an entry of a listing's history may have (OWN-5), in the order of the snapshot.
 * A name is one word: the database's column is called so too.
 */
const fields = {
  type: { source: 'Type', maxLength: 80 },
  contact: { source: 'Contact', maxLength: 160 },
  subject: { source: 'Subject', maxLength: 255 },
  comment: { source: 'Comment', maxLength: 5000 },
  state: { source: 'Status', maxLength: 80 },
  source: { source: 'Source', maxLength: 160 },
} satisfies Record<string, HistoryField>;

export type HistoryFieldName = keyof typeof fields;

export const historyFields: Readonly<Record<HistoryFieldName, HistoryField>> = fields;

export const historyFieldNames = Object.keys(fields) as HistoryFieldName[];

export type SearchedHistoryFieldName = Exclude<HistoryFieldName, 'contact'>;

/** What an owner searches and sorts entries by: not by a contact, who may be a visitor by name (OWN-8). */
export const searchedHistoryFieldNames = historyFieldNames.filter((name) => name !== 'contact');

/** Makes one value per text of an entry. */
export function perHistoryField<Value>(
  make: (name: HistoryFieldName) => Value,
): Record<HistoryFieldName, Value> {
  const entries = historyFieldNames.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<HistoryFieldName, Value>;
}

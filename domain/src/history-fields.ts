interface HistoryField {
  /** Its name in the snapshot (docs/contracts/snapshot.md). */
  readonly source: string;
  readonly maxLength: number;
}

/**
 * Text fields of a history entry, in the order of the snapshot. A name is one word, because it is
 * also the database column.
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

/** Fields that an owner can search and sort: not the contact, which may be a visitor's name. */
export const searchedHistoryFieldNames = historyFieldNames.filter((name) => name !== 'contact');

export function perHistoryField<Value>(
  make: (name: HistoryFieldName) => Value,
): Record<HistoryFieldName, Value> {
  const entries = historyFieldNames.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<HistoryFieldName, Value>;
}

/** What is kept of what visitors send: one row per form. */
export type KeptDataView = {
  caption: string;
  heads: { what: string; why: string; howLong: string };
  rows: { kind: string; what: string; why: string; howLong: string }[];
};

export type KeptDataBlockView = { kind: 'kept-data'; data: KeptDataView };

/** The histories of a listing (OWN-5), as the site names them. */
export const historyKinds = ['communications', 'onlineMedia', 'appearances'] as const;

export type HistoryKind = (typeof historyKinds)[number];

/** Where a history is kept. */
export interface HistoryTable {
  uid: string;
  /** The snapshot's file, and the words for it in reports (docs/contracts/snapshot.md). */
  file: 'communications' | 'onlinemedia' | 'appearances';
  table: string;
  /** The table that ties an entry to its listing, and its column of the entry. */
  links: string;
  link: string;
  /** Entries have an address. */
  hasUrl: boolean;
}

export const historyTables: Readonly<Record<HistoryKind, HistoryTable>> = {
  communications: {
    uid: 'api::communication.communication',
    file: 'communications',
    table: 'communications',
    hasUrl: false,
    links: 'communications_listing_lnk',
    link: 'communication_id',
  },
  onlineMedia: {
    uid: 'api::online-medium.online-medium',
    file: 'onlinemedia',
    table: 'online_media',
    hasUrl: true,
    links: 'online_media_listing_lnk',
    link: 'online_medium_id',
  },
  appearances: {
    uid: 'api::appearance.appearance',
    file: 'appearances',
    table: 'appearances',
    hasUrl: false,
    links: 'appearances_listing_lnk',
    link: 'appearance_id',
  },
};

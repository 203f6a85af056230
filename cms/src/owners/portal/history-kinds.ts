/** Histories of a listing, with the names used by the site. */
export const historyKinds = ['communications', 'onlineMedia', 'appearances'] as const;

export type HistoryKind = (typeof historyKinds)[number];

export interface HistoryTable {
  uid: string;
  /** The snapshot's file, with its name in reports (docs/contracts/snapshot.md). */
  file: 'communications' | 'onlinemedia' | 'appearances';
  table: string;
  /** Link table between entries and listings, and its column for the entry. */
  links: string;
  link: string;
  /** True if entries have a URL. */
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

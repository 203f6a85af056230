import type { ImportDifference } from '../listings/import/describe-changes';
import type { ImportReport } from '../listings/import/import-report';
import type { AsideRecord } from './feed-events';
import type { CheckedAgainst } from './feed-kind';
import type { AsideFile } from './source-files';

/** A variable of the environment that a source needs; its value is shown nowhere. */
export interface FeedVariable {
  name: string;
  isNeeded: boolean;
  isSet: boolean;
}

/** How a source stands. Instants are ISO texts. */
export interface FeedStatus {
  documentId: string;
  key: string;
  kind: string;
  enabled: boolean;
  paused: boolean;
  everyMinutes: number;
  /** Somebody asked for a run that has not begun. */
  isAsked: boolean;
  /** Null of one that is not read by itself. */
  nextRun: string | null;
  waitingEvents: number;
  /** How many addresses of listings it did not take, and why; null of none. */
  refusedAddresses: { count: number; reason: string | null } | null;
  /** So many withdrawals are confirmed for the next run. */
  confirmed: number;
  /** On offer, of this source. */
  listings: number;
  /** Null for a kind that this version does not have. */
  checkedAgainst: CheckedAgainst | null;
  variables: FeedVariable[];
  /** Where the system pushes to; null of one that is only read. */
  pushAddress: string | null;
  /** Names of files that wait for a run, oldest first. */
  waitingFiles: string[];
  /** Files that could not be read, and why. */
  asideFiles: AsideFile[];
  /** Records that were pushed and could not be read, and why. */
  asideRecords: AsideRecord[];
  lastRun: (ImportReport & { documentId: string }) | null;
}

/** A source whose last run did not write. */
export interface FailedSource {
  key: string;
  kind: string;
  outcome: ImportReport['outcome'];
  message: string | null;
  startedAt: string;
  /** How many withdrawals wait for a confirmation; 0 when that is not why. */
  losses: number;
}

/** What a run would do. */
export interface FeedTrial {
  report: ImportReport;
  differences: ImportDifference[];
}

/** What became of a lead that goes back to a source. */
export interface FeedLeadStatus {
  source: string;
  state: 'waiting' | 'sent' | 'failed';
  reason: string | null;
  sentAt: string | null;
}

import type { z } from 'zod';
import type { Language } from '@agency/domain/languages';
import type { WithheldAddress } from '../listings/import/records/hidden-address';
import type { LostRecord, NotUnderstood } from '../listings/import/import-report';
import type { Snapshot } from '../listings/import/read-snapshot';
import type { CheckedAgainst } from './feed-status';
import type { FeedFields } from './fields/declare-fields';

export type { LostRecord, NotUnderstood };

/** A record in the format of docs/contracts/snapshot.md; its `ID` is set by the runner. */
export type FeedRecord = Readonly<Record<string, unknown>>;

export interface FeedItem {
  /** The source's id, at most 80 characters; never changes. */
  externalId: string;
  /** A shorter or more readable id for the reference in the URL. */
  reference?: string;
  /** An address that the source hides: it is removed from texts and not stored. */
  withheld?: WithheldAddress;
  /**
   * Facts are taken from the first language. A picture may have `Changed`, a value that changes
   * with the file: it is then fetched once per `ID` and `Changed`, even if its `Url` differs
   * each time.
   */
  records: Partial<Record<Language, FeedRecord>>;
}

export interface FeedResult {
  listings: FeedItem[];
  projects: FeedItem[];
  /**
   * True if this is everything in the source: other listings are withdrawn. Never true for a
   * part.
   */
  complete: boolean;
  /** External ids of listings and projects that were removed or are not stated to be on offer. */
  removed: string[];
  /** External ids of unreadable listings, which stay unchanged. */
  rejected: string[];
  notUnderstood: NotUnderstood[];
  /** Records that are in neither list, or removed because their state is unknown, and why. */
  lost?: LostRecord[];
  /** Rows of the file by external id. */
  rows?: ReadonlyMap<string, number>;
  /** Reason why none of the waiting files could be read: the run fails. */
  failure?: string;
  /** Reads a picture whose `Url` is not http(s), such as a file in an archive. */
  readPicture?: (url: string) => Promise<Buffer>;
  /** Replaces `listings` and `projects`, for a kind that uses snapshot format 1. */
  readSnapshot?: () => Promise<Snapshot>;
  /** Files of `context.files` that are finished when this is written. */
  consumed?: FeedFile[];
  /** Unreadable files, which do not block the following ones. */
  setAside?: FileSetAside[];
}

export interface FileSetAside {
  file: FeedFile;
  reason: string;
}

/** A response with any status: the kind handles 401 itself. Read completely, within the limits. */
export interface FeedResponse {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** Decodes UTF-8; throws a FeedError if invalid. */
  text(): string;
  /** Parses JSON; throws a FeedError if invalid. */
  json(): unknown;
}

export interface FeedRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/**
 * Sends a request to the source, with limits on time and size. Follows redirects within the
 * host, retries after 429 and 503 according to `Retry-After`, and refuses private addresses
 * unless the host is in FEED_PRIVATE_HOSTS. Throws a FeedError.
 */
export type RequestFeed = (url: string, request?: FeedRequest) => Promise<FeedResponse>;

/** A file in the source's folder, `FEED_FOLDER/{key}`, placed there or uploaded in the admin. */
export interface FeedFile {
  name: string;
  changed: Date;
  /** Throws a FeedError if the file is too large. */
  read(): Promise<Buffer>;
}

export interface FeedConnection<Settings> {
  readonly key: string;
  /** Parsed by the kind's schema. */
  readonly settings: Settings;
  /**
   * Returns a secret: `FEED_{KEY}_{NAME}` from the environment, otherwise the one stored by the
   * form. Throws a FeedError that names a missing one.
   */
  readonly secret: (name: string) => string;
  readonly request: RequestFeed;
  readonly now: Date;
  /** Aborted when the process stops or the run takes too long. */
  readonly signal: AbortSignal;
}

export interface FeedEvent {
  /** The source's name of the event. */
  event: string;
  id: string;
}

export interface FeedContext<Settings> extends FeedConnection<Settings> {
  /** Start of the last completed run; null for a full one. */
  readonly since: Date | null;
  /** True until a run was completed. */
  readonly isFirst: boolean;
  /** The pushed event, for which only that record is read. Null in a scheduled run. */
  readonly event: FeedEvent | null;
  readonly files: () => Promise<FeedFile[]>;
}

type FeedTestContext<Settings> = FeedConnection<Settings> & Pick<FeedContext<Settings>, 'files'>;

interface FeedTestResult {
  /** Number of listings that the system has; null if it does not say. */
  listings: number | null;
}

/** The status for a pushed request that is not an event. */
export interface Refusal {
  status: 400 | 401 | 413;
  reason: string;
}

/** A visitor's lead about a listing of the source, with the fields of its form. */
export interface FeedLead {
  /** Idempotency key, if the system supports one. */
  id: string;
  /** The content type's `kind`, such as `contact` or `visit`. */
  kind: string;
  sentAt: Date;
  language: Language;
  listing: { externalId: string; reference: string; url: string } | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
  /** Other fields of the form, as text. */
  details: Readonly<Record<string, string>>;
}

/** A real estate system. Add it to `kinds/feed-kinds.ts`. */
export interface FeedKind<Settings = unknown> {
  key: string;
  /** Settings and secrets as the form has them; `declareFields` makes both properties. */
  fields: FeedFields;
  settings: z.ZodType<Settings>;
  checkedAgainst: CheckedAgainst;
  /** True if `since` is used; otherwise every run is full. */
  incremental: boolean;
  read(context: FeedContext<Settings>): Promise<FeedResult>;
  /**
   * Logs in and reads as little as possible, without changing anything. Throws a FeedError if that
   * fails. Missing for a system that can only be written to.
   */
  test?(context: FeedTestContext<Settings>): Promise<FeedTestResult>;
  /** Reports whether the columns of its file have to be matched before it can be read. */
  lacksColumns?(settings: Settings): boolean;
  /** The setting that a test needs, such as an address; without it files are uploaded. */
  testNeeds?: string;
  /** Endings of the files that it reads, such as `.zip`; missing if it reads none. */
  fileEndings?: readonly string[];
  /**
   * Validates a file before it is stored, for a kind that reads files; with settings also whether
   * they fit it. Throws a FeedError.
   */
  checkFile?(file: FeedFile, settings?: Settings | null): Promise<void>;
  /**
   * Verifies the signature of a push to `/feeds/{key}` over the raw body. Must be fast, without
   * requests.
   */
  receive?(
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    secret: (name: string) => string,
  ): FeedEvent | Refusal;
  /** Sends a lead to the system. Throws a FeedError; leads are mailed if this is missing. */
  sendLead?(context: FeedConnection<Settings>, lead: FeedLead): Promise<void>;
  /** Reports the URL of a listing on the site, once. Throws a FeedError. */
  reportAddress?(
    context: FeedConnection<Settings>,
    listing: { externalId: string; url: string },
  ): Promise<void>;
}

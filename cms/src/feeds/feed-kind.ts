import type { z } from 'zod';
import type { Language } from '@agency/domain/languages';
import type { WithheldAddress } from '../listings/import/records/hidden-address';
import type { NotUnderstood } from '../listings/import/import-report';
import type { Snapshot } from '../listings/import/read-snapshot';
import type { CheckedAgainst } from './feed-status';

export type { NotUnderstood };

/** A record in the words of docs/contracts/snapshot.md; its `ID` is set by the runner. */
export type FeedRecord = Readonly<Record<string, unknown>>;

/** A listing or a project as a source has it, one record per language it is written in. */
export interface FeedItem {
  /** What the source calls it, at most 80 characters; never changes. */
  externalId: string;
  /** What the agency calls it, if that is shorter or more readable: the reference in its address. */
  reference?: string;
  /** The address that the source hides: it is taken out of its texts, and kept nowhere. */
  withheld?: WithheldAddress;
  /**
   * The first language's facts count. A picture may carry `Changed`, anything that changes with the
   * file: it is then fetched once per `ID` and `Changed`, and its `Url` may differ in every answer.
   */
  records: Partial<Record<Language, FeedRecord>>;
}

export interface FeedResult {
  listings: FeedItem[];
  projects: FeedItem[];
  /** Everything the source has: what is not in it is withdrawn. Never true for a part of it. */
  complete: boolean;
  /** External ids of listings and projects that the source says are gone, or that it does not say are on offer. */
  removed: string[];
  /** External ids of listings that could not be read: they stay as they are. */
  rejected: string[];
  notUnderstood: NotUnderstood[];
  /** The bytes of a picture whose `Url` is not an http(s) address, such as a file within an archive. */
  readPicture?: (url: string) => Promise<Buffer>;
  /** In place of `listings` and `projects`, of a kind that speaks snapshot format 1 itself. */
  readSnapshot?: () => Promise<Snapshot>;
  /** Names of files of `context.files` that are worked off once this is written. */
  consumed?: FeedFile[];
  /** Files that cannot be read: those behind them are. */
  setAside?: FileSetAside[];
}

/** A file that no run can read, and why. */
export interface FileSetAside {
  file: FeedFile;
  reason: string;
}

/** An answer, whatever its status: 401 is the kind's own to treat. Read whole, within the limits. */
export interface FeedResponse {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** UTF-8; throws a FeedError when it is not. */
  text(): string;
  /** Throws a FeedError when it is not JSON. */
  json(): unknown;
}

export interface FeedRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/**
 * Asks an address of the source: within a time and a size, redirects within its host alone, again
 * after 429 and 503 as `Retry-After` says, and never an address of this network unless the operator
 * named its host (FEED_PRIVATE_HOSTS). Throws a FeedError.
 */
export type RequestFeed = (url: string, request?: FeedRequest) => Promise<FeedResponse>;

/** A file that was put into the folder of the source, `FEED_FOLDER/{key}`, or uploaded in the admin. */
export interface FeedFile {
  name: string;
  changed: Date;
  /** Throws a FeedError when it is too large. */
  read(): Promise<Buffer>;
}

/** What every call to a source gets. */
export interface FeedConnection<Settings> {
  /** The key of the source. */
  readonly key: string;
  /** As the kind's schema gives them. */
  readonly settings: Settings;
  /** From the environment, `FEED_{KEY}_{NAME}`; a missing one is a FeedError that names the variable. */
  readonly secret: (name: string) => string;
  readonly request: RequestFeed;
  readonly now: Date;
  /** Ends the run: the process stops, or the run took too long. */
  readonly signal: AbortSignal;
}

/** What a source pushed: something about one record of it. */
export interface FeedEvent {
  /** The source's word for what happened. */
  event: string;
  /** The external id it is about. */
  id: string;
}

/** What a kind gets to read with. */
export interface FeedContext<Settings> extends FeedConnection<Settings> {
  /** When the last run that was written began; null asks for everything. */
  readonly since: Date | null;
  /** What was pushed: only this one record is asked for. Null in a run of the schedule. */
  readonly event: FeedEvent | null;
  /** The files of the source, oldest first. */
  readonly files: () => Promise<FeedFile[]>;
}

/** A pushed request that is no event: answered with this status. */
export interface Refusal {
  status: 400 | 401 | 413;
  reason: string;
}

/** What a visitor asked about a listing of the source; only what the form has. */
export interface FeedLead {
  /** Stays the same when it is sent again: the other side's key, where it has one. */
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
  /** What else the form asked, in words. */
  details: Readonly<Record<string, string>>;
}

/** A system that agencies keep their listings in. Add it to `kinds/feed-kinds.ts`. */
export interface FeedKind<Settings = unknown> {
  key: string;
  settings: z.ZodType<Settings>;
  /** Names of secrets, as in `context.secret`; each is one variable of the environment. */
  secrets: readonly string[];
  checkedAgainst: CheckedAgainst;
  /** Secrets that only some settings need. */
  optionalSecrets?: readonly string[];
  /** Whether `since` is honoured; without it every run reads everything. */
  incremental: boolean;
  read(context: FeedContext<Settings>): Promise<FeedResult>;
  /** Of a kind that reads files: refuses one that no run could read. Throws a FeedError. */
  checkFile?(file: FeedFile): Promise<void>;
  /**
   * Of a kind that pushes to `/feeds/{key}`: checks the signature over the body as it came. Quick, and
   * without any request of its own.
   */
  receive?(
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    secret: (name: string) => string,
  ): FeedEvent | Refusal;
  /** Gives a lead to the system. Throws a FeedError; without this the lead is mailed. */
  sendLead?(context: FeedConnection<Settings>, lead: FeedLead): Promise<void>;
  /** Gives the system the address of a listing on the site, once. Throws a FeedError. */
  reportAddress?(
    context: FeedConnection<Settings>,
    listing: { externalId: string; url: string },
  ): Promise<void>;
}

import { createHash, createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import { retryDelay } from '../jobs/retry-delay';
import { WorkLoop } from '../jobs/work-loop';
import { mergeChanges, type Change } from './change';
import {
  claimNotices,
  longestNoticeDelayMs,
  postponeNotice,
  completeNotices,
} from './claim-notices';
import type { NoticeRow } from './notice-table';

interface SenderSettings {
  connection: Knex;
  target: string;
  secret: string;
  log: { info(text: string): void; warn(text: string): void; error(text: string): void };
}

/** Shorter than the lease of the rows (claim-notices.ts). */
const patienceMs = 4000;
const giveUpAfterMs = 24 * 3600 * 1000;
/**
 * A site that starts later than the CMS or restarts is unavailable for a moment, which needs no
 * warning.
 */
const silentAttempts = 5;

/** Sends due notices to one site, one request at a time, until it accepts them. */
export class NoticeSender {
  readonly #settings: SenderSettings;
  readonly #stopped = new AbortController();
  readonly #loop: WorkLoop;
  /** The last error, so that it is logged once. */
  #lastFailure: string | null = null;

  constructor(settings: SenderSettings) {
    this.#settings = settings;
    this.#loop = new WorkLoop(
      () => this.#sendDue(),
      ({ message }) => settings.log.warn(`Publish notices: the outbox cannot be read (${message})`),
    );
  }

  wake(): void {
    this.#loop.wake();
  }

  stop(): Promise<void> {
    this.#stopped.abort();
    return this.#loop.stop();
  }

  async #sendDue(): Promise<boolean> {
    const { connection, target } = this.#settings;
    const rows = await claimNotices(connection, target, Date.now());
    if (rows.length > 0) await this.#send(rows);
    return rows.length > 0;
  }

  async #send(rows: readonly NoticeRow[]): Promise<void> {
    const failure = await this.#post(buildBody(rows));
    if (failure === null) {
      await completeNotices(this.#settings.connection, rows, Date.now());
      this.#recover();
    } else {
      await this.#putOff(rows, failure);
    }
  }

  /** Returns null if the site accepted the notice, otherwise the error. */
  async #post(body: string): Promise<string | null> {
    const { target, secret } = this.#settings;
    try {
      const answer = await fetch(target, {
        method: 'POST',
        headers: signNotice(body, secret, new Date()),
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(patienceMs)]),
      });
      await answer.body?.cancel();
      return answer.ok ? null : `it answers ${answer.status}`;
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      return cause?.code ?? message;
    }
  }

  async #putOff(rows: readonly NoticeRow[], failure: string): Promise<void> {
    const { connection, target, log } = this.#settings;
    const now = Date.now();
    const lost = rows.filter((row) => now - row.created_at > giveUpAfterMs);
    for (const row of rows.filter((candidate) => !lost.includes(candidate))) {
      await postponeNotice(
        connection,
        row,
        now + retryDelay(row.attempts + 1, longestNoticeDelayMs),
      );
    }
    if (lost.length > 0) {
      await completeNotices(connection, lost, now);
      log.error(`Publish notices: ${lost.length} given up after a day, ${target}: ${failure}`);
    }
    if (this.#lastFailure === failure || !rows.some((row) => row.attempts + 1 >= silentAttempts))
      return;
    this.#lastFailure = failure;
    log.warn(`Publish notices: ${target} does not take them (${failure}); they are tried again`);
  }

  #recover(): void {
    const { target, log } = this.#settings;
    if (this.#lastFailure !== null) log.info(`Publish notices: ${target} takes them again`);
    this.#lastFailure = null;
  }
}

/** The same rows produce the same id, so that the site recognizes a repeated notice. */
function buildBody(rows: readonly NoticeRow[]): string {
  const id = createHash('sha256')
    .update(rows.map((row) => row.notice_id).join())
    .digest('hex');
  const changes = rows.flatMap((row) => JSON.parse(row.changes) as Change[]);
  return JSON.stringify({ id: id.slice(0, 32), changes: mergeChanges(changes) });
}

/** Returns the headers that authenticate a notice and its time. */
export function signNotice(body: string, secret: string, now: Date): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return {
    'Content-Type': 'application/json',
    'X-Notice-Time': time,
    'X-Notice-Signature': signature,
  };
}

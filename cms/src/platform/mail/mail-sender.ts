import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { claimRows, postponeRow, releaseRow } from '../jobs/lease-rows';
import type { Sender } from '../jobs/make-worker';
import { retryDelay } from '../jobs/retry-delay';
import { WorkLoop } from '../jobs/work-loop';
import { nameError } from '../process/name-error';
import { MAILS, type MailRow } from './mail-table';
import type { MailOrigin, MailTransport } from './mail-transport';
import { cutSecrets } from './mail-kinds';

interface SenderSettings {
  connection: Knex;
  /** Null without a mail server: mails are kept for reading in the admin. */
  transport: MailTransport | null;
  findOrigin(): Promise<MailOrigin>;
  secretKinds: readonly string[];
  log: { info(text: string): void; warn(text: string): void; error(text: string): void };
}

export const concurrency = 4;
/** 1 s doubled up to an hour, then hourly: two days in total. */
const mostAttempts = 59;
/** A process has 15 seconds to stop; unanswered mails are retried. */
const goodbyeMs = 10_000;

export class MailSender implements Sender {
  readonly #settings: SenderSettings;
  readonly #loop: WorkLoop;
  readonly #underWay = new Set<Promise<void>>();
  readonly #hurry = new AbortController();
  /** The last error, so that it is logged once. */
  #lastFailure: string | null = null;

  constructor(settings: SenderSettings) {
    this.#settings = settings;
    this.#loop = new WorkLoop(
      () => this.#sendDue(),
      ({ message }) => settings.log.warn(`Mails: the outbox cannot be read (${message})`),
    );
  }

  wake(): void {
    this.#loop.wake();
  }

  /** Starts no further mail, and resolves when those in progress are handed over. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    const goodbye = setTimeout(() => {
      this.#hurry.abort();
      this.#settings.transport?.close();
    }, goodbyeMs);
    await Promise.all(this.#underWay);
    clearTimeout(goodbye);
    this.#settings.transport?.close();
  }

  async #sendDue(): Promise<boolean> {
    const free = concurrency - this.#underWay.size;
    if (free <= 0) return false;
    const due = { now: Date.now(), limit: free };
    const { connection } = this.#settings;
    const rows = await claimRows<MailRow>(connection, MAILS, { state: 'waiting' }, due);
    for (const row of rows) {
      const sending = this.#send(row).catch((error: Error) => {
        this.#settings.log.error(`Mails: ${row.key} is tried again (${nameError(error)})`);
      });
      this.#underWay.add(sending);
      void sending.finally(() => {
        this.#underWay.delete(sending);
        this.wake();
      });
    }
    return rows.length > 0;
  }

  async #send(row: MailRow): Promise<void> {
    const { transport, findOrigin } = this.#settings;
    try {
      if (transport === null) return await this.#recordResult(row, { state: 'kept' });
      await transport.send(row, await findOrigin());
    } catch (error) {
      return this.#fail(row, describeFailure(error));
    }
    this.#recover();
    const sent = { state: 'sent', sent_at: new Date(), last_error: null };
    const isSecret = this.#settings.secretKinds.includes(row.kind);
    const cut = isSecret ? cutSecrets(row) : {};
    await this.#recordResult(row, { ...sent, ...cut, attempts: row.attempts + 1 });
  }

  async #fail(row: MailRow, failure: MailFailure): Promise<void> {
    const { connection, log } = this.#settings;
    const { reason, code, isFinal } = failure;
    const attempts = row.attempts + 1;
    const result = { last_error: reason, updated_at: new Date() };
    if (isFinal || attempts >= mostAttempts) {
      await this.#recordResult(row, { ...result, state: 'failed', attempts });
      const why = isFinal ? 'was refused' : 'was given up after two days';
      log.error(`Mails: ${row.key} ${why} (${code}); staff can send it again from the admin`);
      return;
    }
    const next = Date.now() + retryDelay(attempts, MAILS.longestDelayMs);
    await this.#persist(row, () => postponeRow(connection, MAILS, row, next, result));
    if (this.#lastFailure === code) return;
    this.#lastFailure = code;
    log.warn(`Mails: the mail server does not take them (${code}); they are tried again`);
  }

  async #recordResult(row: MailRow, result: Readonly<Record<string, unknown>>): Promise<void> {
    const { connection } = this.#settings;
    const written = { ...result, updated_at: new Date() };
    await this.#persist(row, () => releaseRow(connection, MAILS, row, written));
  }

  /**
   * Records the outcome of a mail. An accepted mail whose outcome is not recorded would be sent
   * again, so this retries while the database is unavailable or busy, until the lease or the
   * process ends.
   */
  async #persist(row: MailRow, write: () => Promise<unknown>): Promise<void> {
    const { log } = this.#settings;
    const { signal } = this.#hurry;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await write();
        return;
      } catch (error) {
        if (Date.now() >= row.leased_until || signal.aborted) throw error;
        if (attempt === 1) {
          const code = nameError(error as Error);
          log.warn(`Mails: the outcome of ${row.key} cannot be recorded yet (${code})`);
        }
        await wait(retryDelay(attempt, 10_000) / 10, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #recover(): void {
    if (this.#lastFailure !== null)
      this.#settings.log.info('Mails: the mail server takes them again');
    this.#lastFailure = null;
  }
}

interface MailFailure {
  /** For staff; may contain the recipient's address. */
  reason: string;
  /** For the log; contains no personal data. */
  code: string;
  /** True if the server will never accept this mail. */
  isFinal: boolean;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** SMTP commands whose refusal concerns the mail, not the login or sender. */
const ofMail = ['RCPT TO', 'DATA'];

/**
 * Describes a delivery error. A 5xx reply to the recipient or the mail itself is final (RFC
 * 5321, 4.2.1); anything else may be retried.
 */
export function describeFailure(error: unknown): MailFailure {
  const { code = 'ERROR', command, message, response, responseCode } = error as SmtpError;
  const isPermanent = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  const isNoMail = code === 'EENVELOPE' && responseCode === undefined;
  return {
    reason: `${response ?? message} (${[code, command].filter(Boolean).join(', ')})`.slice(0, 1000),
    code: [code, responseCode].filter(Boolean).join(' '),
    isFinal: isNoMail || (isPermanent && ofMail.includes(command ?? '')),
  };
}

import { FeedError } from '../../feed-error';
import type { FeedResponse } from '../../feed-kind';

const FINAL = [400, 401, 403, 404, 410, 422];

/** Returns a successful response. Throws a FeedError that names the system and the status. */
export function expectOk(response: FeedResponse, who: string): FeedResponse {
  const { status } = response;
  if (status >= 200 && status < 300) return response;
  throw new FeedError(
    `${who} answered ${status}`,
    FINAL.includes(status) ? 'final' : 'later',
    status,
  );
}

/** A login whose token may expire during a run and is then renewed once. */
export class Session {
  private token: string | null = null;

  constructor(private readonly logIn: () => Promise<string>) {}

  async ask(send: (token: string) => Promise<FeedResponse>): Promise<FeedResponse> {
    this.token ??= await this.logIn();
    const response = await send(this.token);
    if (response.status !== 401) return response;
    this.token = await this.logIn();
    return send(this.token);
  }
}

/** Reads all pages of a list. Throws a FeedError if it ends before its stated total. */
export async function readPages<Item>(
  who: string,
  signal: AbortSignal,
  readPage: (offset: number) => Promise<{ items: Item[]; total: number }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    signal.throwIfAborted();
    const { items, total } = await readPage(all.length);
    // Not spread: a call has a limited number of arguments.
    for (const item of items) all.push(item);
    if (all.length >= total) return all;
    if (items.length === 0) throw new FeedError(`${who} gave ${all.length} records of ${total}`);
  }
}

/** Returns a number of records; null if the system does not say it. */
export function readCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

/** Returns a list of records. Throws a FeedError if the value is not one. */
export function expectList(value: unknown, who: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new FeedError(`${who} gave no list`);
}

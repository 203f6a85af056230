import { LRUCache } from 'lru-cache';
import { readNotice, toleranceSeconds, type Notice, type SignedNotice } from './notice';

export interface NoticeServiceSettings {
  readonly secret: string;
  readonly apply: (notice: Notice) => Promise<void>;
  readonly now?: () => number;
}

/** Result of a notice: 204 applied now or before, 401 and 400 refused. */
export type NoticeAnswer = { readonly status: 204 | 400 | 401; readonly isNew: boolean };

export type NoticeService = (signed: SignedNotice) => Promise<NoticeAnswer>;

const mostRemembered = 10_000;

/**
 * Creates the service that applies each notice once and one at a time, whether it arrives by HTTP
 * or from another process. A recorded notice that is sent again has no effect: its id is known as
 * long as its signature is valid. Rejects when the changes could not be applied.
 */
export function createNoticeService(settings: NoticeServiceSettings): NoticeService {
  const now = settings.now ?? Date.now;
  const taken = new LRUCache<string, true>({
    max: mostRemembered,
    ttl: 2 * toleranceSeconds * 1000,
    ttlResolution: 0,
    perf: { now },
  });
  let busy: Promise<unknown> = Promise.resolve();
  return async (signed) => {
    const notice = readNotice(signed, settings.secret, now());
    if (typeof notice === 'number') return { status: notice, isNew: false };
    const answer = busy.then(() => take(notice));
    busy = answer.catch(() => undefined);
    return answer;
  };

  async function take(notice: Notice): Promise<NoticeAnswer> {
    if (taken.has(notice.id)) return { status: 204, isNew: false };
    await settings.apply(notice);
    taken.set(notice.id, true);
    return { status: 204, isNew: true };
  }
}

import type { DraftForm, StoredDraft } from '../../leads/drafts/drafts';

export type Content = StoredDraft['content'];

interface DraftName {
  staff: number;
  form: DraftForm;
  document: string;
}

/** Store of drafts for all devices of a colleague. */
interface Remote {
  read(): Promise<StoredDraft | null>;
  write(content: Content): Promise<unknown>;
  remove(): Promise<unknown>;
}

interface DraftKeeper {
  /** Returns the newest draft, from here or another device; null without one. */
  load(): Promise<StoredDraft | null>;
  keep(content: Content): void;
  /** Sends what waits, without waiting longer. */
  flush(): void;
  discard(): void;
}

type Storage = Pick<globalThis.Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'agency.draft ';
const delayMs = 800;
/** The same as in the CMS (`draftDays`). */
const keptMs = 14 * 24 * 3600 * 1000;

/** Requests under way, by draft: a dialog that is opened again waits for those of the closed one. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Keeps what is typed: at once in this browser, so that a crash, a lost session or a lost
 * connection does not cost it, and soon after in the CMS, which has it for every device. The copy
 * in the browser is removed once the CMS has it.
 */
export function makeKeeper(name: DraftName, storage: Storage, remote: Remote): DraftKeeper {
  const key = `${prefix}${name.staff} ${name.form} ${name.document}`;
  let latest: Content | null = null;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (request: () => Promise<unknown>): void => {
    const before = queues.get(key) ?? Promise.resolve();
    queues.set(
      key,
      before.then(request).catch(() => undefined),
    );
  };
  const flush = (): void => {
    clearTimeout(timer);
    const sent = latest;
    if (!isWaiting || !sent) return;
    isWaiting = false;
    send(async () => {
      await remote.write(sent);
      if (sent === latest) storage.removeItem(key);
    });
  };
  const keep = (content: Content): void => {
    latest = content;
    isWaiting = true;
    writeLocal(storage, key, content);
    clearTimeout(timer);
    timer = setTimeout(flush, delayMs);
  };
  return {
    keep,
    flush,
    async load() {
      removeOldDrafts(storage, Date.now());
      await queues.get(key);
      const local = readLocal(storage, key);
      const stored = await remote.read().catch(() => null);
      if (!local || (stored && stored.savedAt > local.savedAt)) return stored;
      // It never reached the CMS.
      keep(local.content);
      return local;
    },
    discard() {
      clearTimeout(timer);
      latest = null;
      isWaiting = false;
      storage.removeItem(key);
      // After writes that are under way, which would bring it back.
      send(() => remote.remove());
    },
  };
}

function writeLocal(storage: Storage, key: string, content: Content): void {
  try {
    storage.setItem(key, JSON.stringify({ content, savedAt: new Date().toISOString() }));
  } catch {
    // The storage is full or forbidden; the CMS has it soon.
  }
}

function readLocal(storage: Storage, key: string): StoredDraft | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as StoredDraft | null;
  } catch {
    return null;
  }
}

/** Removes drafts of every colleague that this browser has kept for too long. */
function removeOldDrafts(storage: Storage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys.filter((name) => name.startsWith(prefix))) {
    const savedAt = Date.parse(readLocal(storage, key)?.savedAt ?? '');
    if (!(now - savedAt < keptMs)) storage.removeItem(key);
  }
}

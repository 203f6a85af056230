import { parseIds } from '../rules/id-list';

/** `full`: it would be longer than it may be; `refused`: the browser keeps nothing for this site. */
export type SaveResult = 'kept' | 'full' | 'refused';

/** A list of ids that this browser keeps, the same in every tab. */
export interface DeviceList {
  readonly most: number;
  /** The same array as long as nothing changes. */
  read(): readonly string[];
  write(ids: readonly string[]): SaveResult;
  /** Hears of changes, also in other tabs; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

const empty: readonly string[] = [];

/** A list of at most so many ids under a name of its own; only its ids are ever stored. */
export function createDeviceList(name: string, most: number): DeviceList {
  const listeners = new Set<() => void>();
  let stored: string | null = null;
  let ids = empty;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === name || key === null) listeners.forEach((listener) => listener());
  };
  return {
    most,
    read() {
      const text = readStored(name);
      if (text !== stored) {
        stored = text;
        ids = parseIds(text).slice(0, most);
      }
      return ids;
    },
    write(wanted) {
      if (wanted.length > most) return 'full';
      try {
        if (wanted.length === 0) localStorage.removeItem(name);
        else localStorage.setItem(name, wanted.join(','));
      } catch {
        return 'refused';
      }
      listeners.forEach((listener) => listener());
      return 'kept';
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

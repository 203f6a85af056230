import { parseIds } from '../rules/id-list';

/** `full`: the list has reached its maximum; `refused`: the browser blocks storage. */
export type SaveResult = 'kept' | 'full' | 'refused';

/** A list of ids in this browser's storage, in sync between tabs. */
export interface DeviceList {
  readonly most: number;
  /** Returns the same array until something changes. */
  read(): readonly string[];
  write(ids: readonly string[]): SaveResult;
  subscribe(listener: () => void): () => void;
}

const empty: readonly string[] = [];

/** Creates a list with a storage key and a maximum length; only its ids are stored. */
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

import { useState } from 'react';
import type { MapTilesView } from '../../map-frame-view.server';

const memory = 'map-streets';

/**
 * RULE-8: streets come from another host, so only when the visitor asked for them: here, on the page
 * around the frame, or earlier on this device.
 */
export function useStreets(tiles: MapTilesView | null, asked: boolean) {
  const [own, setOwn] = useState<boolean | null>(null);
  const isShown = tiles !== null && (own ?? (asked || isRemembered()));
  return {
    isShown,
    show(remember: boolean) {
      if (remember) write('yes');
      setOwn(true);
    },
    hide() {
      write(null);
      setOwn(false);
    },
  };
}

/** A device that keeps nothing asks again. */
function isRemembered(): boolean {
  try {
    return localStorage.getItem(memory) === 'yes';
  } catch {
    return false;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(memory);
    else localStorage.setItem(memory, value);
  } catch {
    // Nothing is lost but the memory.
  }
}

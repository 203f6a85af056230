import { useState } from 'react';
import type { MapTilesView } from '../../map-frame-view.server';

const memory = 'map-streets';

/**
 * Loads streets, which come from another host, only if the visitor asked for them: here, on the
 * surrounding page, or earlier on this device.
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

/** Without storage the question appears again. */
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
    // Only the memory of the choice is lost.
  }
}

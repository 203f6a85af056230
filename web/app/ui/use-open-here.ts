import { useLocation } from '@remix-run/react';
import { useState } from 'react';

/** Whether a dialog is open, on one address alone: going to another closes it. */
export function useOpenHere() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return {
    isOpen: openAt === key,
    open: () => setOpenAt(key),
    close: () => setOpenAt(null),
  };
}

import { useEffect, useState } from 'react';
import type { MessageToPage, ShowMessage } from '../map-messages';
import { isFrom, readMessageToFrame } from '../read-messages';

type Info = MessageToPage['messageInfo'];
type WithoutVersion<One> = One extends unknown ? Omit<One, 'version'> : never;

/** What the page around the frame last asked to show, and the listing that it points at. */
export function useParentMessages(): { message: ShowMessage | null; highlighted: string | null } {
  const [message, setMessage] = useState<ShowMessage | null>(null);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (!isFrom(event, window.parent)) return;
      const read = readMessageToFrame(event.data);
      if (read === null) return;
      if ('propertyList' in read) setMessage(read);
      else setHighlighted(read.messageInfo.id);
    };
    window.addEventListener('message', onMessage);
    sendToParent({ name: 'ready' });
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return { message, highlighted };
}

/** Tells the page around the frame, which is of this site alone. */
export function sendToParent(info: WithoutVersion<Info>): void {
  if (window.parent === window) return;
  const message = { messageInfo: { ...info, version: 1 } };
  window.parent.postMessage(message, window.location.origin);
}

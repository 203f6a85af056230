import { useEffect, useState } from 'react';
import type { MessageToPage, ShowMessage } from '../map-messages';
import { isFrom, readMessageToFrame } from '../read-messages';

type Info = MessageToPage['messageInfo'];
type WithoutVersion<One> = One extends unknown ? Omit<One, 'version'> : never;

/** Returns the latest message from the surrounding page and the listing under its pointer. */
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

/** Sends a message to the surrounding page, restricted to this origin. */
export function sendToParent(info: WithoutVersion<Info>): void {
  if (window.parent === window) return;
  const message = { messageInfo: { ...info, version: 1 } };
  window.parent.postMessage(message, window.location.origin);
}

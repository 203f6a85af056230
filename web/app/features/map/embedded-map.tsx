import { useEffect, useRef, useState } from 'react';
import type { MessageToFrame, MessageToPage, ShowMessage } from './map-messages';
import { isFrom, readMessageToPage } from './read-messages';
import styles from './embedded-map.module.css';

type EmbeddedMapProps = {
  src: string;
  label: string;
  show: ShowMessage;
  highlighted?: string | null;
  onMessage: (info: MessageToPage['messageInfo']) => void;
};

const delayMs = 50;

/** Renders the frame of this site's own map; messages tell it what to show. */
export function EmbeddedMap({ src, label, show, highlighted = null, onMessage }: EmbeddedMapProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // A frame that reloads reports again that it is ready.
  const [readyCount, setReadyCount] = useState(0);
  // The frame has reached the requested window and drawn its markers.
  const [isThere, setThere] = useState(false);
  const told = useRef(onMessage);
  useEffect(() => {
    told.current = onMessage;
  });

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (!isFrom(event, frame.current?.contentWindow ?? null)) return;
      const message = readMessageToPage(event.data);
      if (message === null) return;
      if (message.messageInfo.name === 'ready') setReadyCount((count) => count + 1);
      if (message.messageInfo.name === 'moved') setThere(true);
      told.current(message.messageInfo);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    if (readyCount === 0) return;
    const timer = setTimeout(() => post(frame.current, show), delayMs);
    return () => clearTimeout(timer);
  }, [readyCount, show]);

  useEffect(() => {
    if (readyCount === 0) return;
    post(frame.current, { messageInfo: { name: 'highlight', version: 1, id: highlighted } });
  }, [readyCount, highlighted]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={src}
      title={label}
      data-ready={isThere || (readyCount > 0 && show.messageInfo.fit === null) || undefined}
    />
  );
}

function post(frame: HTMLIFrameElement | null, message: MessageToFrame): void {
  frame?.contentWindow?.postMessage(message, window.location.origin);
}

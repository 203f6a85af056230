import { useState } from 'react';
import { Icon } from '../../../ui/icon';
import type { ForeignFrameView } from '../listing-detail-view';
import styles from './foreign-frame.module.css';

/**
 * RULE-8: what another host shows. Nothing is asked of it before the visitor presses the link, which
 * names it and without JavaScript leads to it.
 */
export function ForeignFrame({ frame, title }: { frame: ForeignFrameView; title: string }) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked && frame.embed) {
    return (
      <iframe
        className={styles.frame}
        src={frame.embed}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; xr-spatial-tracking"
        sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-presentation"
        allowFullScreen
        ref={takeFocus}
      />
    );
  }
  return (
    <div className={styles.consent}>
      <a
        className={styles.action}
        href={frame.href}
        rel="noopener noreferrer"
        onClick={(event) => {
          if (!frame.embed || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setAsked(true);
        }}
      >
        <Icon name={frame.icon} />
        {frame.action}
      </a>
      <p className={styles.notice}>{frame.notice}</p>
    </div>
  );
}

/** The link that was pressed is gone. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

import { Icon } from '../../../ui/icons/icon';
import type { ForeignFrameView } from '../listing-detail-view';
import styles from './foreign-frame.module.css';

const rights = 'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation';

/**
 * Renders content of another host. It is not requested before the visitor presses the link
 * (`../document/embeds/load-embeds.ts`), which names the host and opens it without JavaScript.
 */
export function ForeignFrame({ frame, title }: { frame: ForeignFrameView; title: string }) {
  const { embed, href, icon, action, notice } = frame;
  return (
    <div className={styles.consent} data-foreign-frame="">
      <a
        className={styles.action}
        href={href}
        rel="noopener noreferrer"
        data-embed={embed ?? undefined}
        data-frame-title={title}
        data-frame-class={styles.frame}
        data-sandbox={rights}
      >
        <Icon name={icon} />
        {action}
      </a>
      <p className={styles.notice}>{notice}</p>
    </div>
  );
}

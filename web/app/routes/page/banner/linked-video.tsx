import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import type { PictureView } from '../../../ui/picture-view';
import type { LinkedVideoView } from './banner-view';
import styles from './linked-video.module.css';

type LinkedVideoProps = { video: LinkedVideoView; poster: PictureView | null; isFirst: boolean };

/**
 * RULE-8: a video of another host. Nothing is loaded from there before the visitor presses the
 * link, which without JavaScript leads to it.
 */
export function LinkedVideo({ video, poster, isFirst }: LinkedVideoProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  if (isAsked && video.embed) {
    return (
      <iframe
        className={styles.player}
        src={video.embed}
        title={t('detail.video')}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        ref={takeFocus}
      />
    );
  }
  return (
    <>
      {poster && <Picture picture={poster} sizes="100vw" eager={isFirst} />}
      <a
        className={styles.link}
        href={video.href}
        onClick={(event) => {
          if (!video.embed || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setAsked(true);
        }}
      >
        <span className={styles.action}>
          <Icon name="play" />
          {t('video.watch')}
        </span>
        <span className={styles.notice}>{t('video.notice', { host: video.host })}</span>
      </a>
    </>
  );
}

/** The link that was pressed is gone. */
function takeFocus(player: HTMLIFrameElement | null): void {
  player?.focus();
}

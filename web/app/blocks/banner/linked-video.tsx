import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon';
import { Picture, type PictureView } from '../../ui/media/picture';
import type { LinkedVideoView } from './banner-view.server';
import styles from './linked-video.module.css';

type LinkedVideoProps = { video: LinkedVideoView; poster: PictureView | null; isFirst: boolean };

/**
 * A third-party video. Nothing is loaded from its host before the visitor presses the link
 * (`../document/embeds/load-embeds.ts`); without JavaScript the link opens its page.
 */
export function LinkedVideo({ video, poster, isFirst }: LinkedVideoProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.video} data-foreign-frame="">
      {poster && <Picture picture={poster} sizes="100vw" eager={isFirst} />}
      <a
        className={styles.link}
        href={video.href}
        data-embed={video.embed ?? undefined}
        data-frame-title={t('detail.video')}
        data-frame-class={styles.player}
      >
        <span className={styles.action}>
          <Icon name="play" />
          {t('video.watch')}
        </span>
        <span className={styles.notice}>{t('video.notice', { host: video.host })}</span>
      </a>
    </div>
  );
}

import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import type { GalleryPictureView } from './listing-detail-view';
import styles from './lightbox.module.css';

type LightboxProps = {
  pictures: GalleryPictureView[];
  title: string;
  /** Which picture is shown; null keeps it closed. */
  shown: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** DETAIL-1: the pictures large, one by one, by button or arrow key, going round. */
export function Lightbox({ pictures, title, shown, onShow, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const current = shown === null ? undefined : pictures[shown];
  const turn = (step: number) => onShow(((shown ?? 0) + step + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  return (
    <Dialog
      open={current !== undefined}
      onClose={onClose}
      label={`${t('detail.pictures')}: ${title}`}
      className={styles.lightbox}
    >
      {current && (
        // Arrow keys are a shortcut for the buttons inside.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={styles.stage} onKeyDown={onKeyDown}>
          <div className={styles.bar}>
            <p aria-live="polite">
              {t('detail.picture', { number: (shown ?? 0) + 1, total: pictures.length })}
            </p>
            <button type="button" className={styles.button} onClick={onClose}>
              <span>{t('common.close')}</span>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.picture}>
            <Picture
              key={current.href}
              picture={current.picture}
              sizes="100vw"
              fit="natural"
              eager
            />
          </div>
          <div className={styles.bar}>
            <button type="button" className={styles.button} onClick={() => turn(-1)}>
              <Icon name="left" />
              <span>{t('detail.previousPicture')}</span>
            </button>
            <button type="button" className={styles.button} onClick={() => turn(1)}>
              <span>{t('detail.nextPicture')}</span>
              <Icon name="right" />
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

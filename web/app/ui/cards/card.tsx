import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../layout/class-names';
import { Icon } from '../icons/icon';
import { Picture, type PictureView } from '../media/picture';
import styles from './card.module.css';

type CardProps = {
  picture: PictureView | null;
  sizes: string;
  eager?: boolean;
  noPicture?: string;
  ribbon?: ReactNode;
  layout?: 'column' | 'row' | undefined;
  /** Id by which the map finds the card. */
  listingId?: string;
  /** Number of pictures on the page behind the card; they can be swiped (`start-swipe.ts`). */
  pictureCount?: number | undefined;
  /** Text of the card; one link in it covers the whole card. */
  children: ReactNode;
  actions?: ReactNode;
};

export function Card(props: CardProps) {
  const { picture, sizes, eager = false, noPicture, ribbon, layout = 'column' } = props;
  const { listingId, pictureCount = 0, children, actions } = props;
  const { t } = useTranslation();
  const isSwiped = picture !== null && pictureCount > 1;
  return (
    <article
      className={classNames(styles.card, styles[layout])}
      data-listing-id={listingId}
      data-swipe={isSwiped ? pictureCount : undefined}
      data-swipe-words={
        isSwiped ? `${t('detail.previousPicture')}|${t('detail.nextPicture')}` : undefined
      }
    >
      <div className={styles.picture}>
        {picture ? (
          <span className={styles.strip} data-swipe-strip="">
            <Picture picture={picture} sizes={sizes} eager={eager} />
          </span>
        ) : (
          <p className={styles.none}>
            <Icon name="home" />
            {noPicture}
          </p>
        )}
        {isSwiped && (
          <span className={styles.count} data-at="1" data-count={pictureCount} aria-hidden="true" />
        )}
        {ribbon && <p className={styles.ribbon}>{ribbon}</p>}
      </div>
      <div className={styles.words}>{children}</div>
      {actions}
    </article>
  );
}

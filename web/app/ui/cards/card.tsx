import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names';
import { Icon } from '../icons/icon';
import { Picture, type PictureView } from '../media/picture';
import styles from './card.module.css';

type CardProps = {
  picture: PictureView | null;
  sizes: string;
  /** For the first card on screen. */
  eager?: boolean;
  /** Said where there is no picture. */
  noPicture?: string;
  /** On the picture's edge. */
  ribbon?: ReactNode;
  /** `row`: the picture on the left of the words. */
  layout?: 'column' | 'row' | undefined;
  /** What the card stands for, to those who look for it in the page (the map). */
  listingId?: string;
  /** The words; one link of them covers the whole card. */
  children: ReactNode;
  /** Buttons beside that link. */
  actions?: ReactNode;
};

/** A home or a project in a list: its picture with a ribbon, and its words. */
export function Card(props: CardProps) {
  const { picture, sizes, eager = false, noPicture, ribbon, layout = 'column' } = props;
  const { listingId, children, actions } = props;
  return (
    <article className={classNames(styles.card, styles[layout])} data-listing-id={listingId}>
      <div className={styles.picture}>
        {picture ? (
          <Picture picture={picture} sizes={sizes} eager={eager} />
        ) : (
          <p className={styles.none}>
            <Icon name="home" />
            {noPicture}
          </p>
        )}
        {ribbon && <p className={styles.ribbon}>{ribbon}</p>}
      </div>
      <div className={styles.words}>{children}</div>
      {actions}
    </article>
  );
}

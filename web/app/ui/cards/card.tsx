import type { ReactNode } from 'react';
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
  /** Text of the card; one link in it covers the whole card. */
  children: ReactNode;
  actions?: ReactNode;
};

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

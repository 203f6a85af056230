import { AppLink } from '../../../ui/app-link';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { ListingState } from '../listing-state';
import type { StatisticsHeadView } from './statistics-view';
import styles from './statistics-head.module.css';

/** Which listing the figures are of. */
export function StatisticsHead({ head }: { head: StatisticsHeadView }) {
  return (
    <header className={styles.head}>
      {head.picture && (
        <div className={styles.picture}>
          <Picture picture={head.picture} sizes="(min-width: 768px) 16rem, 100vw" eager />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.line}>
          <ListingState state={head.state} />
          <span>{head.referenceText}</span>
        </p>
        <h1>{head.title}</h1>
        <p className={styles.place}>
          <Icon name="pin" />
          {head.place}
        </p>
        {head.page && (
          <AppLink className={styles.page} href={head.page.href}>
            {head.page.label}
            <Icon name="arrow" />
          </AppLink>
        )}
      </div>
    </header>
  );
}

import { AppLink } from '../../ui/app-link';
import { Icon } from '../../ui/icon';
import type { AvailabilityNotice as AvailabilityNoticeView } from './listing-detail-view';
import styles from './availability-notice.module.css';

/** ERR-4: says that a listing is sold, rented or under option, and where to look on. */
export function AvailabilityNotice({ notice }: { notice: AvailabilityNoticeView }) {
  return (
    <section
      className={`${styles.notice} ${styles[notice.kind]}`}
      aria-label={notice.title}
      data-print
    >
      <div>
        <h2 className={styles.title}>{notice.title}</h2>
        {notice.text && <p className={styles.text}>{notice.text}</p>}
      </div>
      {notice.link && (
        <AppLink className={styles.link} href={notice.link.href}>
          {notice.link.label}
          <Icon name="arrow" />
        </AppLink>
      )}
    </section>
  );
}

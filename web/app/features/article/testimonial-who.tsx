import { AppLink } from '../../ui/app-link';
import type { TestimonialView } from './article-view';
import styles from './testimonial-who.module.css';

/** Who says it, about what and when. */
export function TestimonialWho({ testimonial }: { testimonial: TestimonialView }) {
  const { name, href, subject, date } = testimonial;
  return (
    <span className={styles.who}>
      <span className={styles.name}>{href ? <AppLink href={href}>{name}</AppLink> : name}</span>
      {subject && <span className={styles.subject}>{subject}</span>}
      {date && (
        <time className={styles.date} dateTime={date.iso}>
          {date.text}
        </time>
      )}
    </span>
  );
}

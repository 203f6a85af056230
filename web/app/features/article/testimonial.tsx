import { AppLink } from '../../ui/app-link';
import { Picture } from '../../ui/picture';
import type { TestimonialView } from './article-view';
import styles from './testimonial.module.css';

/** What a client says, and who. */
export function Testimonial({ testimonial }: { testimonial: TestimonialView }) {
  const { name, href, date, picture, text } = testimonial;
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.who}>
        {picture && (
          <span className={styles.picture}>
            <Picture picture={{ ...picture, alt: '' }} sizes="3.5rem" />
          </span>
        )}
        <span>
          <span className={styles.name}>{href ? <AppLink href={href}>{name}</AppLink> : name}</span>
          {date && (
            <time className={styles.date} dateTime={date.iso}>
              {date.text}
            </time>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

import { Picture } from '../../ui/picture';
import type { TestimonialView } from './article-view';
import { TestimonialWho } from './testimonial-who';
import styles from './testimonial-lead.module.css';

/** The latest of what clients say, in a band of its own. */
export function TestimonialLead({ testimonial }: { testimonial: TestimonialView }) {
  const { picture, text } = testimonial;
  return (
    <figure className={styles.lead}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.who}>
        {picture && (
          <span className={styles.picture}>
            <Picture picture={{ ...picture, alt: '' }} sizes="6rem" />
          </span>
        )}
        <TestimonialWho testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}

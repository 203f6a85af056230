import { Picture } from '../../ui/picture';
import type { TestimonialView } from './article-view';
import { TestimonialWho } from './testimonial-who';
import styles from './testimonial.module.css';

/** What a client says, and who. */
export function Testimonial({ testimonial }: { testimonial: TestimonialView }) {
  const { picture, text } = testimonial;
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
        <TestimonialWho testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}

import { Testimonial } from '../article/testimonial';
import type { TestimonialView } from '../article/article-view';
import styles from './cards.module.css';

/** What clients say, up to three beside one another. */
export function Testimonials({ testimonials }: { testimonials: TestimonialView[] }) {
  return (
    <ul className={`${styles.cards} ${styles.per3}`}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <Testimonial testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}

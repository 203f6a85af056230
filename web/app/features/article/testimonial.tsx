import { classNames } from '../../ui/class-names';
import { Picture } from '../../ui/picture';
import type { TestimonialView } from './article-view';
import { TestimonialWho } from './testimonial-who';
import lead from './testimonial-lead.module.css';
import card from './testimonial.module.css';

type TestimonialProps = {
  testimonial: TestimonialView;
  /** `lead`: the latest one, in a band of its own. */
  form?: 'card' | 'lead';
};

const forms = {
  card: { styles: card, pictureSize: '3.5rem' },
  lead: { styles: lead, pictureSize: '6rem' },
};

/** What a client says, and who. */
export function Testimonial({ testimonial, form = 'card' }: TestimonialProps) {
  const { picture, initials, text } = testimonial;
  const { styles, pictureSize } = forms[form];
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.who}>
        {picture ? (
          <span className={styles.picture}>
            <Picture picture={{ ...picture, alt: '' }} sizes={pictureSize} />
          </span>
        ) : (
          <span className={classNames(styles.picture, styles.initials)} aria-hidden>
            {initials}
          </span>
        )}
        <TestimonialWho testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}

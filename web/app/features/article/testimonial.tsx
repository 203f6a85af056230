import { classNames } from '../../ui/layout/class-names';
import { Picture } from '../../ui/media/picture';
import type { TestimonialView } from './article-view';
import lead from './testimonial-lead.module.css';
import card from './testimonial.module.css';
import { AppLink } from '../../ui/links/app-link';
import styles from './testimonial-who.module.css';

type TestimonialProps = {
  testimonial: TestimonialView;
  /** `lead` is the latest one, in a band. */
  form?: 'card' | 'lead';
};

const forms = {
  card: { styles: card, pictureSize: '3.5rem' },
  lead: { styles: lead, pictureSize: '6rem' },
};

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

function TestimonialWho({ testimonial }: { testimonial: TestimonialView }) {
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

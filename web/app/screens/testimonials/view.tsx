import { LinkButton } from '../../ui/controls/button';
import { CardGrid } from '../../ui/cards/card-grid';
import { Pager } from '../../ui/links/pager';
import type { TestimonialOverviewView } from '../../features/article/article-view';
import { OverviewHead } from '../../features/article/overview-head';
import { Testimonial } from '../../features/article/testimonial';
import styles from './view.module.css';

export function TestimonialOverview({ overview }: { overview: TestimonialOverviewView }) {
  const { lead, testimonials, emptyText, pager, write } = overview;
  return (
    <div className={styles.overview}>
      <OverviewHead head={overview}>
        <p>
          <LinkButton href={write.href} kind="secondary" rel="nofollow">
            {write.label}
          </LinkButton>
        </p>
      </OverviewHead>
      {lead && <Testimonial testimonial={lead} form="lead" />}
      <div className={styles.inside}>
        {emptyText && <p className={styles.empty}>{emptyText}</p>}
        {testimonials.length > 0 && (
          <CardGrid>
            {testimonials.map((testimonial) => (
              <Testimonial key={testimonial.id} testimonial={testimonial} />
            ))}
          </CardGrid>
        )}
        {pager && <Pager pager={pager} />}
      </div>
    </div>
  );
}

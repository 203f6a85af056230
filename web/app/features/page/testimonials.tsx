import type { TestimonialView } from '../article/article-view';
import { Testimonial } from '../article/testimonial';
import { CardGrid } from '../../ui/card-grid';

/** What clients say, up to three beside one another. */
export function Testimonials({ testimonials }: { testimonials: TestimonialView[] }) {
  return (
    <CardGrid>
      {testimonials.map((testimonial) => (
        <Testimonial key={testimonial.id} testimonial={testimonial} />
      ))}
    </CardGrid>
  );
}

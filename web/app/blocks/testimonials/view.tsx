import type { TestimonialView } from '../../features/article/article-view';
import { Testimonial } from '../../features/article/testimonial';
import type { LinkView } from '../../ui/links/app-link';
import { Cards, type CardsView } from '../../ui/cards/cards';

export type TestimonialsView = {
  kind: 'testimonials';
  testimonials: TestimonialView[];
  more: LinkView | null;
};

type TestimonialsProps = {
  testimonials: TestimonialView[];
  view: CardsView;
  perRow: number;
  label: string;
};

export function Testimonials({ testimonials, ...form }: TestimonialsProps) {
  return (
    <Cards {...form}>
      {testimonials.map((testimonial) => (
        <Testimonial key={testimonial.id} testimonial={testimonial} />
      ))}
    </Cards>
  );
}

import { cacheTags } from '../../cms/cache-tags';
import { listTestimonials } from '../../features/article/load-testimonials.server';
import { testimonialsLink } from '../../features/article/testimonial-view.server';
import type { LoadBlock } from '../block';
import type { TestimonialsView } from './view';

export const loadTestimonials: LoadBlock<'ComponentModuleTestimonials', TestimonialsView> = async (
  context,
  { showImages },
  { maxItems },
) => {
  context.tags.add(cacheTags.testimonials(context.language));
  const chosen = { limit: maxItems ?? 4, withPictures: showImages };
  const testimonials = await listTestimonials(context, chosen);
  const more = testimonialsLink(context);
  return testimonials.length === 0 ? null : { kind: 'testimonials', testimonials, more };
};

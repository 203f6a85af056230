import type { Core } from '@strapi/strapi';
import type { Lead } from './parse-lead';

/**
 * Makes a draft of what a client wants to say, in the client's language (FORM-12); its numeric id.
 * Nobody sees it on the site until an editor publishes it. `day` is the date when none is given.
 */
export async function draftTestimonial(
  strapi: Core.Strapi,
  { remark, language }: Lead,
  { name, website, date }: NonNullable<Lead['testimonial']>,
  day: string,
): Promise<number> {
  const data = { name, website, comment: remark, date: date ?? day };
  const { id } = await strapi.documents('api::testimonial.testimonial').create({
    locale: language,
    status: 'draft',
    data: data as never,
  });
  return Number(id);
}

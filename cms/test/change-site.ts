import { languages } from '@agency/domain/languages';
import type { TestCms } from './boot';

/** Publishes other settings of the site, in every language. */
export async function changeSite({ strapi }: TestCms, data: object): Promise<void> {
  const site = strapi.documents('api::site.site');
  const { documentId } = (await site.findFirst({ locale: 'nl' })) as { documentId: string };
  for (const locale of languages) {
    await site.update({ documentId, locale, status: 'published', data } as never);
  }
}

import type { Core } from '@strapi/strapi';

interface Settings {
  retention?: { kind: string; days: number }[] | null;
}

/**
 * For how many days each kind is kept, from the published settings of the site. A kind that is not
 * there is kept until somebody erases it.
 */
export async function readRetention(strapi: Core.Strapi): Promise<Map<string, number>> {
  const site = (await strapi
    .documents('api::site.site')
    .findFirst({ status: 'published', populate: ['retention'] as never })) as Settings | null;
  return new Map((site?.retention ?? []).map(({ kind, days }) => [kind, days]));
}

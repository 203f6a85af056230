import type { Core } from '@strapi/strapi';
import { findAgency } from '../../platform/mail/agency';
import { writeMark } from '../../platform/mail/render/mail-mark';

/**
 * Lets the login of the admin show the agency's name and mark to everybody: both are on every
 * page of the site.
 */
export function addBrandHandlers(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/agency',
    routes: [
      {
        method: 'GET',
        path: '/brand',
        info: { type: 'admin' },
        handler: async (context: { set(name: string, value: string): void; body: unknown }) => {
          context.set('Cache-Control', 'no-store');
          context.body = await findBrand(strapi);
        },
        config: { auth: false },
      },
    ] as never,
  });
}

async function findBrand(strapi: Core.Strapi): Promise<Brand> {
  const { name, colors, logo } = await findAgency(strapi, 'nl');
  const drawn = Buffer.from(writeMark(colors)).toString('base64');
  return { name, mark: logo?.url ?? `data:image/svg+xml;base64,${drawn}` };
}

/** What the admin shows of the agency, before somebody logs in too. */
export interface Brand {
  name: string;
  /** Of its logo or the drawn mark: a path of the CMS, or a `data:` address. */
  mark: string;
}

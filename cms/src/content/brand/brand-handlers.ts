import type { Core } from '@strapi/strapi';
import { findAgency } from '../../platform/mail/agency';
import { writeMark } from '../../platform/mail/render/mail-mark';

/**
 * Shows the agency's name and mark on the admin's login page, without a login: both are public
 * on the site.
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
    ],
  });
}

async function findBrand(strapi: Core.Strapi): Promise<Brand> {
  const { name, colors, logo } = await findAgency(strapi, 'nl');
  const drawn = Buffer.from(writeMark(colors)).toString('base64');
  return { name, mark: logo?.url ?? `data:image/svg+xml;base64,${drawn}` };
}

export interface Brand {
  name: string;
  /** URL of the logo or drawn mark: a path of the CMS or a `data:` URL. */
  mark: string;
}

import type { Core } from '@strapi/strapi';

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    strapi.log.debug('register');
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    strapi.log.debug('bootstrap');
  },
};

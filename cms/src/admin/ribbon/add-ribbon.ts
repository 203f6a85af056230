import type { StrapiApp } from '@strapi/strapi/admin';

/** The field in which the ribbon of a listing is chosen by its words (EDIT-8). */
export function addRibbon(app: StrapiApp): void {
  app.customFields.register({
    name: 'ribbon',
    type: 'integer',
    intlLabel: { id: 'agency.ribbon', defaultMessage: 'Ribbon' },
    intlDescription: { id: 'agency.ribbon', defaultMessage: 'Ribbon' },
    components: {
      Input: () =>
        import('./ribbon-input').then(({ RibbonInput }) => ({ default: RibbonInput as never })),
    },
  });
}

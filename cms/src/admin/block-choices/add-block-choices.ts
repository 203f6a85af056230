import type { StrapiApp } from '@strapi/strapi/admin';

/** The field in which types, places and listings are chosen for a block (EDIT-7). */
export function addBlockChoices(app: StrapiApp): void {
  app.customFields.register({
    name: 'block-choices',
    type: 'text',
    intlLabel: { id: 'agency.choices', defaultMessage: 'Choices' },
    intlDescription: { id: 'agency.choices', defaultMessage: 'Choices' },
    components: {
      Input: () =>
        import('./block-choices-input').then(({ BlockChoicesInput }) => ({
          default: BlockChoicesInput as never,
        })),
    },
  });
}

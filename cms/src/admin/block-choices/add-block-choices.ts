import type { ComponentType } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';

export function addBlockChoices(app: StrapiApp): void {
  app.customFields.register({
    name: 'block-choices',
    type: 'text',
    intlLabel: { id: 'agency.choices', defaultMessage: 'Choices' },
    intlDescription: { id: 'agency.choices', defaultMessage: 'Choices' },
    components: {
      Input: () =>
        import('./block-choices-input').then(({ BlockChoicesInput }) => ({
          default: BlockChoicesInput as ComponentType,
        })),
    },
  });
}

import type { StrapiApp } from '@strapi/strapi/admin';
import { codes } from './codes';

/** Fields in which a number of the source is chosen by its words, as the ribbon of a listing (EDIT-8). */
export function addCodes(app: StrapiApp): void {
  for (const name of Object.keys(codes)) {
    app.customFields.register({
      name,
      type: 'integer',
      intlLabel: { id: `agency.${name}`, defaultMessage: name },
      intlDescription: { id: `agency.${name}`, defaultMessage: name },
      components: {
        Input: () =>
          import('./code-input').then(({ CodeInput }) => ({ default: CodeInput as never })),
      },
    });
  }
}

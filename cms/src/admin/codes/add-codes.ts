import type { ComponentType } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';
import { codes } from './codes';

/** Registers fields that show a source's number as text, such as the ribbon of a listing. */
export function addCodes(app: StrapiApp): void {
  for (const name of Object.keys(codes)) {
    app.customFields.register({
      name,
      type: 'integer',
      intlLabel: { id: `agency.${name}`, defaultMessage: name },
      intlDescription: { id: `agency.${name}`, defaultMessage: name },
      components: {
        Input: () =>
          import('./code-input').then(({ CodeInput }) => ({ default: CodeInput as ComponentType })),
      },
    });
  }
}

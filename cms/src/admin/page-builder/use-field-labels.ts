import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

interface Field {
  name: string;
  label: string;
}

/**
 * Returns a function for the label of a field of a form, in the admin's language: `title`,
 * `banner.title` or `blocks.0.body`. Null for an unknown field.
 */
export function useFieldLabels(model: string): (name: string) => string | null {
  const { formatMessage } = useIntl();
  const { edit } = useDocumentLayout(model);
  return useCallback(
    (name) => {
      const [own = '', ...inner] = name.split('.');
      const path = inner.filter((part) => !/^\d+$/.test(part));
      if (path.length === 0) {
        const field = (edit.layout.flat(2) as Field[]).find((one) => one.name === own);
        const id = `content-manager.content-types.${model}.${own}`;
        return field ? formatMessage({ id, defaultMessage: field.label }) : null;
      }
      // Fields of one name have one label in all components of a form.
      for (const [uid, { layout }] of Object.entries(edit.components)) {
        if (own === 'blocks' ? !uid.startsWith('module.') : uid !== `layout.${own}`) continue;
        const field = (layout.flat(2) as Field[]).find((one) => one.name === path[0]);
        const id = `content-manager.components.${uid}.${path[0]}`;
        if (field) return formatMessage({ id, defaultMessage: field.label });
      }
      return null;
    },
    [edit, formatMessage, model],
  );
}

import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

/** What the form of a type calls its fields, in the language of the admin. */
export function useFieldLabels(model: string): (field: string) => string {
  const { formatMessage } = useIntl();
  const { edit } = useDocumentLayout(model);
  const labels = new Map(edit.layout.flat(2).map(({ name, label }) => [name, label]));
  return (field) =>
    formatMessage({
      id: `content-manager.content-types.${model}.${field}`,
      defaultMessage: labels.get(field) ?? field,
    });
}

import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

interface Field {
  /** Label in the form, in the admin's language. */
  label: string;
  /** True if the value is an untranslated enum value. */
  isChoice: boolean;
}

export function useFields(model: string): (field: string) => Field {
  const { formatMessage } = useIntl();
  const { edit } = useDocumentLayout(model);
  const fields = new Map(edit.layout.flat(2).map((field) => [field.name, field]));
  return (name) => {
    const field = fields.get(name);
    const id = `content-manager.content-types.${model}.${name}`;
    return {
      label: formatMessage({ id, defaultMessage: field?.label ?? name }),
      isChoice: field?.type === 'enumeration' || field?.type === 'boolean',
    };
  };
}

import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

interface Field {
  /** What the form calls it, in the language of the admin. */
  label: string;
  /** Whether its value is stored by a name that is no word of the reader's language. */
  isChoice: boolean;
}

/** The fields of a type as its form shows them. */
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

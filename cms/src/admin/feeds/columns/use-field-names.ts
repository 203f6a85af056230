import { useIntl } from 'react-intl';
import type { OfferedField } from '../../../feeds/table-setup/table-setup';
import { translateWord } from '../../translate-fields/translate-fields';

/** Names fields and choices in the admin's language. */
export function useFieldNames() {
  const { formatMessage, messages } = useIntl();
  return {
    nameField: ({ to, label }: Pick<OfferedField, 'to' | 'label'>): string => {
      const id = `agency.columns.field.${to}`;
      // Names for people who do not know the fields of a listing.
      return id in messages || label === null ? formatMessage({ id }) : translateWord(label);
    },
    nameChoice: (to: string, choice: string): string =>
      formatMessage({
        id: `agency.columns.choice.${['true', 'false'].includes(choice) ? 'flag' : to}.${choice}`,
      }),
  };
}

import { useIntl } from 'react-intl';
import type { OfferedField } from '../../../feeds/table-setup/table-setup';
import { translateWord } from '../../translate-fields/translate-fields';

/** Names fields and choices in the admin's language. */
export function useFieldNames() {
  const { formatMessage } = useIntl();
  return {
    nameField: ({ to, label }: Pick<OfferedField, 'to' | 'label'>): string =>
      label === null ? formatMessage({ id: `agency.columns.field.${to}` }) : translateWord(label),
    nameChoice: (to: string, choice: string): string =>
      formatMessage({
        id: `agency.columns.choice.${['true', 'false'].includes(choice) ? 'flag' : to}.${choice}`,
      }),
  };
}

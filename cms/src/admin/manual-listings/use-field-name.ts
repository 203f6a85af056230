import { useIntl } from 'react-intl';
import type { ManualChoices } from '../../listings/manual/manual-choices';
import { translateWord } from '../translate-fields/translate-fields';

/** Fields whose label in the schema fits the list of attributes alone. */
const own: Readonly<Record<string, string>> = {
  CountryID: 'agency.manual.country',
};

/** Returns a function that names a field of the form in the language of the admin. */
export function useFieldName({ labels }: ManualChoices): (field: string) => string {
  const { formatMessage } = useIntl();
  return (field) =>
    own[field] ? formatMessage({ id: own[field] }) : translateWord(labels[field]?.label ?? field);
}

import { useIntl } from 'react-intl';

/** Returns the label of a field, and its help: that of the kind, or the general one. */
export function useFieldWords(kind: string, name: string): { label: string; help?: string } {
  const { formatMessage, messages } = useIntl();
  const own = `agency.feeds.help.${kind}.${name}`;
  const id = own in messages ? own : `agency.feeds.help.${name}`;
  const label = formatMessage({ id: `agency.feeds.field.${name}`, defaultMessage: name });
  return { label, help: id in messages ? formatMessage({ id }) : undefined };
}

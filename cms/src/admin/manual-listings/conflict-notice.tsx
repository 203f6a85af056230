import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { ManualChoices } from '../../listings/manual/manual-choices';
import type { FormStore } from './form-store';
import { useFieldName } from './use-field-name';

/** Says that a newer version was saved, by whom, and in which fields it differs. */
export function ConflictNotice({ store, choices }: { store: FormStore; choices: ManualChoices }) {
  const { formatMessage, formatDate } = useIntl();
  const nameField = useFieldName(choices);
  const { conflict } = store;
  if (!conflict) return null;
  const moment = formatDate(conflict.savedAt, { dateStyle: 'short', timeStyle: 'short' });
  const values = { name: conflict.savedBy ?? '–', moment };
  return (
    <Box background="danger100" hasRadius padding={5} role="alert" data-manual-conflict="">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography fontWeight="bold">
          {formatMessage({ id: 'agency.manual.conflict' }, values)}
        </Typography>
        {conflict.fields.length > 0 && (
          <Typography>
            {conflict.fields.map((path) => nameDifference(path, nameField)).join(', ')}
          </Typography>
        )}
        <Flex gap={2} wrap="wrap">
          <Button variant="secondary" onClick={() => store.resolve(true)}>
            {formatMessage({ id: 'agency.manual.conflict.mine' })}
          </Button>
          <Button variant="tertiary" onClick={() => store.resolve(false)}>
            {formatMessage({ id: 'agency.manual.conflict.theirs' })}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}

/** Names `facts.Price` and `texts.nl.Title`. */
function nameDifference(path: string, nameField: (field: string) => string): string {
  const [part = '', first = '', second] = path.split('.');
  if (part === 'pictures') return nameField('Pictures');
  if (part !== 'texts') return nameField(first || part);
  return `${nameField(second ?? '')} (${first.toUpperCase()})`;
}

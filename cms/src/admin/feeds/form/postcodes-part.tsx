import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { KindPartProps } from './kind-part-props';
import { useFieldWords } from './use-field-words';

const name = 'postcodes';

/** The table of postal codes by town, for a file that has none. */
export function PostcodesPart({ settings, errors, onChange }: KindPartProps) {
  const { formatMessage } = useIntl();
  const { label, help } = useFieldWords('kyero', name);
  // Rows, because a town may be empty or twice while it is typed.
  const [rows, setRows] = useState(() =>
    Object.entries((settings[name] ?? {}) as Record<string, string>),
  );
  const change = (changed: [string, string][]): void => {
    setRows(changed);
    const filled = changed.filter(([town, code]) => town.trim() !== '' || code.trim() !== '');
    onChange(name, Object.fromEntries(filled.map(([town, code]) => [town.trim(), code.trim()])));
  };
  const write = (index: number, row: [string, string]): void =>
    change(rows.map((one, at) => (at === index ? row : one)));
  const error = errors[`settings.${name}`];
  return (
    <Box tag="fieldset" style={{ border: 0 }} data-postcodes="">
      <Typography tag="legend" variant="pi" fontWeight="bold">
        {label}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={2}>
        {help}
      </Typography>
      {error && (
        <Typography tag="p" variant="pi" textColor="danger600" role="alert">
          {error}
        </Typography>
      )}
      <Flex direction="column" alignItems="stretch" gap={2}>
        {rows.map(([town, code], index) => (
          <Flex key={index} gap={2} wrap="wrap" alignItems="flex-end">
            <Field.Root name={`town-${index}`}>
              <Field.Label>{formatMessage({ id: 'agency.feeds.town' })}</Field.Label>
              <Field.Input
                value={town}
                onChange={({ target }: { target: HTMLInputElement }) =>
                  write(index, [target.value, code])
                }
              />
            </Field.Root>
            <Field.Root name={`code-${index}`}>
              <Field.Label>{formatMessage({ id: 'agency.feeds.townCode' })}</Field.Label>
              <Field.Input
                value={code}
                onChange={({ target }: { target: HTMLInputElement }) =>
                  write(index, [town, target.value])
                }
              />
            </Field.Root>
            <Button
              type="button"
              variant="tertiary"
              onClick={() => change(rows.filter((_, at) => at !== index))}
            >
              {formatMessage({ id: 'agency.feeds.removeTown' }, { town: town || index + 1 })}
            </Button>
          </Flex>
        ))}
        <Box>
          <Button type="button" variant="secondary" onClick={() => setRows([...rows, ['', '']])}>
            {formatMessage({ id: 'agency.feeds.addTown' })}
          </Button>
        </Box>
      </Flex>
    </Box>
  );
}

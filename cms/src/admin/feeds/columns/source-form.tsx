import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../parts/card';
import { PlainInput } from '../../parts/plain-input';
import { Labelled } from './plain-select';

interface Props {
  url: string;
  isBusy: boolean;
  /** The file that was read; null before the first. */
  file: string | null;
  readAddress(url: string): void;
  readFile(file: File): void;
}

/** Chooses the file: an upload, which is read at once, or an address that runs fetch. */
export function SourceForm({ url, isBusy, file, readAddress, readFile }: Props) {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `agency.columns.${id}` }, values);
  const [address, setAddress] = useState(url);
  return (
    <Card title={say('source')}>
      <Flex gap={6} wrap="wrap" alignItems="flex-end">
        <Labelled label={say('file')}>
          {(id) => (
            <input
              id={id}
              type="file"
              accept=".csv,.txt,.tsv,.xlsx,.xml,.zip"
              disabled={isBusy}
              onClick={({ currentTarget }) => {
                // The same file, corrected meanwhile, is read again.
                currentTarget.value = '';
              }}
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) readFile(chosen);
              }}
            />
          )}
        </Labelled>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (address.trim() !== '') readAddress(address.trim());
          }}
        >
          <Flex gap={3} wrap="wrap" alignItems="flex-end">
            <Labelled label={say('address')}>
              {(id) => (
                <PlainInput
                  id={id}
                  type="url"
                  size={40}
                  value={address}
                  onChange={({ target }) => setAddress(target.value)}
                />
              )}
            </Labelled>
            <Button
              type="submit"
              variant="secondary"
              loading={isBusy}
              disabled={address.trim() === ''}
            >
              {say('read')}
            </Button>
          </Flex>
        </form>
      </Flex>
      <Typography textColor="neutral600">
        {file === null ? say('sourceHelp') : say('isRead', { file })}
      </Typography>
    </Card>
  );
}

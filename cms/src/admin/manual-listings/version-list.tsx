import { Button, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { isSameContent } from '../../listings/manual/compare-content';
import { Card } from '../parts/card';
import type { FormStore } from './form-store';

/** Lists the saves of a listing; an older one can be shown in the form again. */
export function VersionList({ store }: { store: FormStore }) {
  const { formatMessage, formatDate } = useIntl();
  const say = (name: string): string => formatMessage({ id: `agency.manual.${name}` });
  return (
    <Card title={say('versions')}>
      <ul data-manual-versions="">
        {store.open.versions.map(({ id, kind, savedAt, savedBy, content }) => {
          const moment = formatDate(savedAt, { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <li key={id}>
              <Flex gap={3} wrap="wrap" alignItems="center" paddingBottom={1}>
                <Typography>{`${moment} · ${say(`version.${kind}`)} · ${savedBy ?? ''}`}</Typography>
                {!isSameContent(content, store.content) && (
                  <Button
                    size="S"
                    variant="tertiary"
                    aria-label={`${say('restore')}: ${moment}`}
                    onClick={() => store.show({ ...content, reference: store.content.reference })}
                  >
                    {say('restore')}
                  </Button>
                )}
              </Flex>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

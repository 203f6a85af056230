import { Typography } from '@strapi/design-system';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../parts/card';
import { ReadingPage } from '../parts/reading-page';
import type { Subject } from '../privacy/subject';

/** What stands where somebody was read who is erased: nothing of them. */
export function ErasedPerson({ subject, back }: { subject: Subject; back: ReactElement }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'agency.privacy.erased' });
  return (
    <ReadingPage title={formatMessage({ id: 'agency.people' })} back={back}>
      <div data-person="">
        <Card title={title}>
          <Typography>
            {formatMessage({ id: `agency.privacy.nothing${subject.phone ? '.phone' : ''}` })}
          </Typography>
        </Card>
      </div>
    </ReadingPage>
  );
}

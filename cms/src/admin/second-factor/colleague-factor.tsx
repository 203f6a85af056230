import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { ColleagueFactor as Factor } from '../../platform/staff/second-factor/colleague-factor';
import type { OwnFactor } from '../../platform/staff/second-factor/own-factor';
import { Card } from '../parts/card';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';
import { ProofForm, type Proof } from './proof-form';

/** The second factor of a colleague, which an administrator resets when the phone is lost. */
export function ColleagueFactor() {
  const { formatMessage, formatDate } = useIntl();
  const { id = '' } = useParams();
  const path = `/admin/second-factor/of/${id}`;
  const { data: factor, reload } = useAnswer<Factor>(path);
  const { data: own } = useAnswer<OwnFactor>('/admin/second-factor');
  const [isOpen, setOpen] = useState(false);
  const post = usePost();
  const say = (name: string, values?: Record<string, string>): string =>
    formatMessage({ id: `agency.secondFactor.${name}` }, values);
  const reset = async (proof: Proof): Promise<void> => {
    if (!(await post(`${path}/reset`, proof))) return;
    setOpen(false);
    reload();
  };
  if (!factor || !own) return null;
  const date = factor.since && formatDate(factor.since, { dateStyle: 'long' });
  const until = factor.waitsUntil && formatDate(factor.waitsUntil, { timeStyle: 'short' });
  return (
    <Card title={formatMessage({ id: 'agency.secondFactor' })}>
      <Typography>{date ? say('on', { date }) : say('off')}</Typography>
      {until && <Typography textColor="danger600">{say('waits', { until })}</Typography>}
      {date && factor.isOwn && <Typography>{say('inProfile')}</Typography>}
      {date && !factor.isOwn && (
        <Flex direction="column" alignItems="flex-start" gap={3}>
          <Typography>{say('resetWhat')}</Typography>
          {isOpen ? (
            <ProofForm
              hasFactor={own.since !== null}
              isDanger
              submit="agency.secondFactor.reset"
              onSubmit={(proof) => void reset(proof)}
              onCancel={() => setOpen(false)}
            />
          ) : (
            <Button variant="danger-light" onClick={() => setOpen(true)}>
              {say('reset')}
            </Button>
          )}
        </Flex>
      )}
    </Card>
  );
}

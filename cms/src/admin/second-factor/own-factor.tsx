import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { NewCodes, OwnFactor as Factor } from '../../platform/staff/second-factor/own-factor';
import { Card } from '../parts/card';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';
import { ProofForm, type Proof } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import { SetUp } from './set-up';

type Task = 'setUp' | 'newCodes' | 'remove';

export function OwnFactor() {
  const { formatMessage } = useIntl();
  const { data: factor, failure, reload } = useAnswer<Factor>('/admin/second-factor');
  const [task, setTask] = useState<Task | null>(null);
  const end = (): void => {
    setTask(null);
    reload();
  };
  return (
    <Card title={formatMessage({ id: 'agency.secondFactor' })}>
      <Typography>{formatMessage({ id: 'agency.secondFactor.what' })}</Typography>
      {failure && <Typography textColor="danger600">{formatMessage({ id: failure })}</Typography>}
      {factor && !failure && task === null && <Overview factor={factor} onChoose={setTask} />}
      {factor && task === 'setUp' && (
        <SetUp hasFactor={factor.since !== null} onDone={end} onCancel={end} />
      )}
      {task === 'newCodes' && <RenewCodes onDone={end} />}
      {task === 'remove' && <Remove onDone={end} />}
    </Card>
  );
}

function Overview({ factor, onChoose }: { factor: Factor; onChoose(task: Task): void }) {
  const { formatMessage, formatDate } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `agency.secondFactor.${id}` }, values);
  if (factor.since === null) {
    return (
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Typography>{say('off')}</Typography>
        <Button onClick={() => onChoose('setUp')}>{say('setUp')}</Button>
      </Flex>
    );
  }
  const date = formatDate(factor.since, { dateStyle: 'long' });
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Typography>{say('on', { date })}</Typography>
      <Typography textColor={factor.recoveryCodes < 3 ? 'danger600' : undefined}>
        {say('codesLeft', { count: factor.recoveryCodes })}
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" onClick={() => onChoose('setUp')}>
          {say('otherPhone')}
        </Button>
        <Button variant="secondary" onClick={() => onChoose('newCodes')}>
          {say('newCodes')}
        </Button>
        {!factor.isDemanded && (
          <Button variant="danger-light" onClick={() => onChoose('remove')}>
            {say('remove')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function RenewCodes({ onDone }: { onDone(): void }) {
  const post = usePost();
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = async (proof: Proof): Promise<void> => {
    const made = await post<NewCodes>('/admin/second-factor/recovery-codes', proof);
    setCodes(made?.recoveryCodes ?? null);
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <ProofForm
      hasFactor
      submit="agency.secondFactor.newCodes"
      onSubmit={(proof) => void renew(proof)}
      onCancel={onDone}
    />
  );
}

function Remove({ onDone }: { onDone(): void }) {
  const post = usePost();
  const remove = async (proof: Proof): Promise<void> => {
    if (await post('/admin/second-factor/remove', proof)) onDone();
  };
  return (
    <ProofForm
      hasFactor
      isDanger
      submit="agency.secondFactor.remove"
      onSubmit={(proof) => void remove(proof)}
      onCancel={onDone}
    />
  );
}

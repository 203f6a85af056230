import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentPlans } from '../../content/scheduling/list-plans';
import type { PlanAct } from '../../content/scheduling/plan-table';
import type { ClockNote } from '../../content/scheduling/plan-time';
import { publishedTypes } from '../../content/versions/editorial-types';
import { useAnswer } from '../parts/inbox-answers';
import { TimeFields, useTime } from '../parts/time-fields';
import { usePost } from '../parts/use-post';
import { CancelPlan, PlanWords } from './plan-words';
import { useFormLocale } from '../parts/use-form-locale';

interface OpenDocument {
  model: string;
  documentId?: string;
  document?: { documentId?: string; updatedAt?: string };
}

export function PlanPanel({ model, documentId, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  const locale = useFormLocale() ?? '';
  const id = documentId ?? document?.documentId;
  if (!publishedTypes.includes(model) || !id || id === 'create') return null;
  const path = `/agency/plans/${model}/${id}?locale=${locale}`;
  return {
    title: formatMessage({ id: 'agency.plans' }),
    // Remounts after a save.
    content: <Plans key={`${path} ${document?.updatedAt}`} path={path} />,
  };
}

function Plans({ path }: { path: string }) {
  const { formatMessage } = useIntl();
  const { data, failure, reload } = useAnswer<DocumentPlans>(path);
  if (failure) return <Typography>{formatMessage({ id: failure })}</Typography>;
  if (!data) return null;
  const { plans, mayPlan } = data;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" data-plans="">
      {plans.length === 0 && (
        <Typography textColor="neutral600">{formatMessage({ id: 'agency.plans.none' })}</Typography>
      )}
      {plans.map((plan) => (
        <Flex key={plan.id} direction="column" alignItems="flex-start" gap={1}>
          <PlanWords plan={plan} hasDay />
          {mayPlan && <CancelPlan plan={plan} onCancelled={reload} />}
        </Flex>
      ))}
      {mayPlan && <PlanForm path={path} onPlanned={reload} />}
    </Flex>
  );
}

function PlanForm({ path, onPlanned }: { path: string; onPlanned(): void }) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const time = useTime({ day: '', time: '09:00', minutes: 30 });
  const [note, setNote] = useState<ClockNote | null>(null);
  const { day, time: hour } = time.value;
  const plan = async (act: PlanAct): Promise<void> => {
    const answer = await post<{ note: ClockNote | null }>(path, { act, day, time: hour });
    if (!answer) return;
    setNote(answer.note);
    time.set({ day: '' });
    onPlanned();
  };
  return (
    <>
      <TimeFields time={time} hasLength={false} />
      <Flex gap={2} wrap="wrap">
        {(['publish', 'unpublish'] as const).map((act) => (
          <Button
            key={act}
            variant="secondary"
            disabled={!time.isFull}
            onClick={() => void plan(act)}
          >
            {formatMessage({ id: `agency.plans.${act}.then` })}
          </Button>
        ))}
      </Flex>
      <Typography variant="pi" textColor="neutral600" aria-live="polite">
        {formatMessage({ id: note ? `agency.plans.${note}` : 'agency.plans.hint' })}
      </Typography>
    </>
  );
}

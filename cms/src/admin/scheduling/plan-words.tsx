import { Button, Typography } from '@strapi/design-system';
import { agencyTimeZone } from '@agency/domain/day';
import { useIntl } from 'react-intl';
import type { PlanAnswer } from '../../content/scheduling/list-plans';
import { useRemove } from '../parts/use-remove';

/** Describes a plan: action, time in Brussels, author, and the error if it failed. */
export function PlanWords({ plan, hasDay = false }: { plan: PlanAnswer; hasDay?: boolean }) {
  const { formatMessage, formatDate } = useIntl();
  const { act, at, state, message, plannedBy } = plan;
  const moment = formatDate(at, {
    timeZone: agencyTimeZone,
    timeStyle: 'short',
    ...(hasDay ? { dateStyle: 'medium' } : {}),
  });
  const isFailed = state === 'failed';
  const words = formatMessage({ id: `agency.plans.${act}` }, { moment });
  return (
    <>
      <Typography
        fontWeight="semiBold"
        textColor={isFailed ? 'danger600' : state === 'done' ? 'neutral600' : 'neutral800'}
        data-plan={state}
      >
        {isFailed || state === 'done'
          ? `${words}: ${formatMessage({ id: `agency.plans.${state}` })}`
          : words}
      </Typography>
      {message && <Typography textColor="danger600">{message}</Typography>}
      {hasDay && plannedBy && (
        <Typography variant="pi" textColor="neutral600">
          {plannedBy}
        </Typography>
      )}
    </>
  );
}

export function CancelPlan({ plan, onCancelled }: { plan: PlanAnswer; onCancelled(): void }) {
  const { formatMessage } = useIntl();
  const remove = useRemove(onCancelled);
  if (plan.state !== 'waiting' && plan.state !== 'failed') return null;
  const words = plan.state === 'failed' ? 'agency.plans.dismiss' : 'agency.plans.cancel';
  return (
    <Button variant="tertiary" size="S" onClick={() => void remove(`/agency/plans/${plan.id}`)}>
      {formatMessage({ id: words })}
    </Button>
  );
}

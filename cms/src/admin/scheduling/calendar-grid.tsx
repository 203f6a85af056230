import { Badge, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PlanAnswer } from '../../content/scheduling/list-plans';
import { CancelPlan, PlanWords } from './plan-words';

/** Seven days in a row; on a phone one below the other, without empty ones. */
const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 1px;
  overflow-wrap: anywhere;

  > li {
    min-height: 9rem;
    padding: 0.8rem;
    background: ${({ theme }) => theme.colors.neutral0};
  }

  > li[data-outside] {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  > li[aria-current] {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);

    > li {
      min-height: 0;
    }

    > li[data-empty] {
      display: none;
    }
  }
`;

interface Props {
  days: readonly string[];
  today: string;
  /** Prefix of the days in the shown month; null for a week. */
  month: string | null;
  /** By date in Brussels. */
  plans: ReadonlyMap<string, readonly PlanAnswer[]>;
  onCancelled(): void;
}

export function CalendarGrid({ days, today, month, plans, onCancelled }: Props) {
  const { formatDate } = useIntl();
  return (
    <Grid data-calendar="">
      {days.map((day) => {
        const own = plans.get(day) ?? [];
        return (
          <li
            key={day}
            data-empty={own.length === 0 ? '' : undefined}
            data-outside={month && !day.startsWith(month) ? '' : undefined}
            data-day={day}
            aria-current={day === today ? 'date' : undefined}
          >
            <Typography
              tag="h2"
              variant="pi"
              textColor={day === today ? 'primary700' : 'neutral600'}
              fontWeight={day === today ? 'bold' : undefined}
            >
              {formatDate(`${day}T12:00:00Z`, {
                weekday: 'short',
                day: 'numeric',
                month: 'short',
                timeZone: 'UTC',
              })}
            </Typography>
            {own.map((plan) => (
              <PlanEntry key={plan.id} plan={plan} onCancelled={onCancelled} />
            ))}
          </li>
        );
      })}
    </Grid>
  );
}

export function PlanEntry({
  plan,
  hasDay,
  onCancelled,
}: {
  plan: PlanAnswer;
  hasDay?: boolean;
  onCancelled(): void;
}) {
  const { formatMessage } = useIntl();
  const { model, documentId, kind, locale, title } = plan;
  const place =
    kind === 'singleType' ? `single-types/${model}` : `collection-types/${model}/${documentId}`;
  const language = locale ? `?plugins[i18n][locale]=${locale}` : '';
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} paddingTop={3}>
      <PlanWords plan={plan} hasDay={hasDay} />
      <Link to={`/content-manager/${place}${language}`} style={{ color: 'inherit' }}>
        <Typography textColor="primary600">
          {formatMessage({ id: `agency.type.${model}` })} · {title}
        </Typography>
      </Link>
      <Flex gap={2}>
        {locale && <Badge size="S">{locale}</Badge>}
        <CancelPlan plan={plan} onCancelled={onCancelled} />
      </Flex>
    </Flex>
  );
}

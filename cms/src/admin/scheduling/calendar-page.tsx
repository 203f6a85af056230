import { Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { isDay } from '@agency/domain/day';
import { languages } from '@agency/domain/languages';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { PlanAnswer } from '../../content/scheduling/list-plans';
import { agencyDay } from '../../platform/rules/agency-time';
import { groupBy } from '../../platform/rules/group-by';
import { Choice } from '../languages/choice';
import { Card } from '../parts/card';
import { useAnswer } from '../parts/inbox-answers';
import { listCalendarDays, moveCalendar, type CalendarView } from './calendar-days';
import { CalendarGrid, PlanEntry } from './calendar-grid';

export function CalendarPage() {
  const { formatMessage, formatDate, formatDisplayName } = useIntl();
  const [search, setSearch] = useSearchParams();
  const view: CalendarView = search.get('view') === 'month' ? 'month' : 'week';
  const asked = search.get('day') ?? '';
  const today = agencyDay(new Date());
  const day = isDay(asked) ? asked : today;
  const language = search.get('language') ?? '';
  const days = listCalendarDays(view, day);
  const planned = useAnswer<PlanAnswer[]>(`/agency/plans?from=${days[0]}&days=${days.length}`);
  const failed = useAnswer<PlanAnswer[]>('/agency/plans?state=failed');
  const say = (id: string): string => formatMessage({ id });
  const set = (changes: Record<string, string>): void =>
    setSearch({ view, day, language, ...changes }, { replace: true });
  const isShown = ({ locale }: PlanAnswer): boolean => !language || locale === language;
  const plans = groupBy((planned.data ?? []).filter(isShown), ({ at }) => agencyDay(new Date(at)));
  const refused = (failed.data ?? []).filter(isShown);
  const reload = (): void => {
    planned.reload();
    failed.reload();
  };
  const name = (date: string, options: object): string =>
    formatDate(`${date}T12:00:00Z`, { timeZone: 'UTC', ...options });
  const period =
    view === 'month'
      ? name(day, { month: 'long', year: 'numeric' })
      : `${name(days[0] ?? day, { dateStyle: 'long' })} – ${name(days.at(-1) ?? day, { dateStyle: 'long' })}`;
  return (
    <Layouts.Root>
      <Page.Title>{say('agency.plans')}</Page.Title>
      <Page.Main>
        <Layouts.Header title={say('agency.plans')} subtitle={say('agency.plans.subtitle')} />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
            {refused.length > 0 && (
              <Card title={say('agency.plans.refusals')}>
                {refused.map((plan) => (
                  <PlanEntry key={plan.id} plan={plan} hasDay onCancelled={reload} />
                ))}
              </Card>
            )}
            <Flex gap={2} wrap="wrap" alignItems="flex-end">
              <Button variant="tertiary" onClick={() => set({ day: moveCalendar(view, day, -1) })}>
                {say(`agency.plans.before.${view}`)}
              </Button>
              <Button variant="tertiary" onClick={() => set({ day: today })}>
                {say('agency.plans.today')}
              </Button>
              <Button variant="tertiary" onClick={() => set({ day: moveCalendar(view, day, 1) })}>
                {say(`agency.plans.after.${view}`)}
              </Button>
              {(['week', 'month'] as const).map((one) => (
                <Button
                  key={one}
                  variant={one === view ? 'secondary' : 'tertiary'}
                  aria-pressed={one === view}
                  onClick={() => set({ view: one })}
                >
                  {say(`agency.plans.${one}`)}
                </Button>
              ))}
              <Choice
                label={say('agency.filter.language')}
                value={language}
                options={languages.map((code) => [
                  code,
                  formatDisplayName(code, { type: 'language' }) ?? code,
                ])}
                onChange={(value) => set({ language: value })}
              />
            </Flex>
            <Typography variant="beta" aria-live="polite">
              {period}
            </Typography>
            {planned.failure && <Typography>{say(planned.failure)}</Typography>}
            {planned.data?.length === 0 && <Typography>{say('agency.plans.empty')}</Typography>}
            <CalendarGrid
              days={days}
              today={today}
              month={view === 'month' ? day.slice(0, 7) : null}
              plans={plans}
              onCancelled={reload}
            />
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}

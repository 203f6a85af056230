import {
  Box,
  Button,
  Checkbox,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { addDays, isDay, mondayOf } from '@agency/domain/day';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type MutableRefObject } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Visit } from '../../../leads/agenda/agenda-responses';
import type { Colleagues } from '../../../leads/inbox/inbox-responses';
import { agencyDay } from '../../../platform/rules/agency-time';
import { groupBy } from '../../../platform/rules/group-by';
import type { Colleague } from '../../../platform/staff/colleagues';
import { useAnswer } from '../../parts/inbox-answers';
import { useIsPhone } from '../../parts/on-phones';
import { AgendaGrid, keysId, type AgendaColumn } from './agenda-grid';
import { findColleague, isEmpty, readHours } from './agenda-layout';
import { CalendarFeed } from './calendar-feed';
import { MakeMoments } from './make-moments';
import { VisitDialog, type Target } from './visit-dialog';
import { VisitRow } from './visit-row';

type View = 'week' | 'day';

const daysOf: Readonly<Record<View, number>> = { week: 7, day: 1 };

/** The visits of a week or a day: a calendar, on phones a list by day. */
export function Agenda({ title }: { title: string }) {
  const { formatMessage, formatDate } = useIntl();
  const isPhone = useIsPhone();
  const { view, day, colleague, isOnlyVisited, set } = useAgendaAddress();
  const answer = useAnswer<Visit[]>(`/agency/agenda?from=${mondayOf(day)}`);
  const { data: people } = useAnswer<Colleagues>('/agency/inbox/colleagues');
  const colleagues = people?.colleagues ?? [];
  const [asked, setAsked] = useState<{ visit: Visit; target: Target | null } | null>(null);
  const focus = useFocusLater(answer.data, asked !== null);
  // Data of another week would be under the wrong heading.
  const data = answer.isOld ? null : answer.data;
  const first = view === 'week' ? mondayOf(day) : day;
  const days = Array.from({ length: daysOf[view] }, (_, index) => addDays(first, index));
  const shown = (data ?? []).filter(
    (visit) =>
      days.includes(readHours(visit).day) &&
      (!colleague || isOf(visit, colleague)) &&
      (!isOnlyVisited || !isEmpty(visit)),
  );
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `agency.agenda.${id}` }, values);
  const write = (date: string, options: object): string =>
    formatDate(`${date}T12:00:00Z`, { timeZone: 'UTC', ...options });
  const open = (visit: Visit, target: Target | null): void => setAsked({ visit, target });
  const sayPeriod = (): string =>
    view === 'week'
      ? say('week', { day: write(first, { dateStyle: 'long' }) })
      : write(day, { dateStyle: 'full' });
  const buildColumns = (): AgendaColumn[] => {
    if (view === 'week') {
      const byDay = groupBy(shown, (visit) => readHours(visit).day);
      return days.map((one) => ({
        key: one,
        title: write(one, { weekday: 'short', day: 'numeric', month: 'short' }),
        day: one,
        host: null,
        visits: byDay.get(one) ?? [],
        isToday: one === agencyDay(new Date()),
        onOpenDay: () => set({ view: 'day', day: one }),
      }));
    }
    return listColleagueColumns(shown, colleagues, colleague, day, say('noHost'));
  };
  return (
    <>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={sayPeriod()}
        primaryAction={<MakeMoments people={people} onMade={answer.reload} />}
        secondaryAction={<CalendarFeed />}
      />
      <Layouts.Content>
        <Flex gap={2} wrap="wrap" paddingBottom={4} alignItems="center">
          <Button variant="tertiary" onClick={() => set({ day: addDays(day, -daysOf[view]) })}>
            {say(`before.${view}`)}
          </Button>
          <Button variant="tertiary" onClick={() => set({ day: '' })}>
            {say(`now.${view}`)}
          </Button>
          <Button variant="tertiary" onClick={() => set({ day: addDays(day, daysOf[view]) })}>
            {say(`after.${view}`)}
          </Button>
          {(['week', 'day'] as const).map((one) => (
            <Button
              key={one}
              variant={one === view ? 'secondary' : 'tertiary'}
              aria-pressed={one === view}
              onClick={() => set({ view: one })}
            >
              {say(`view.${one}`)}
            </Button>
          ))}
          <SingleSelect
            aria-label={say('colleague')}
            placeholder={say('everybody')}
            value={colleague === null ? '' : String(colleague)}
            onChange={(value) => set({ colleague: String(value) })}
            onClear={() => set({ colleague: '' })}
          >
            {colleagues.map(({ id, name }) => (
              <SingleSelectOption key={id} value={String(id)}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <Checkbox
            checked={isOnlyVisited}
            onCheckedChange={(isOn) => set({ visitors: isOn === true ? '1' : '' })}
          >
            {say('onlyVisited')}
          </Checkbox>
        </Flex>
        {answer.failure && <Typography>{formatMessage({ id: answer.failure })}</Typography>}
        {data === null && !answer.failure && <Page.Loading />}
        {data !== null && shown.length === 0 && (
          <Typography tag="p" paddingBottom={4}>
            {say(colleague || isOnlyVisited ? 'noneShown' : `none.${view}`)}
          </Typography>
        )}
        {data !== null && isPhone && <DayList visits={shown} onOpen={open} />}
        {data !== null && !isPhone && (
          <Flex direction="column" alignItems="stretch" gap={3} paddingBottom={8}>
            <Typography variant="pi" textColor="neutral600" id={keysId}>
              {say('keys')}
            </Typography>
            <AgendaGrid columns={buildColumns()} isAsking={asked !== null} onOpen={open} />
          </Flex>
        )}
      </Layouts.Content>
      {asked && (
        <VisitDialog
          visit={asked.visit}
          target={asked.target}
          colleagues={colleagues}
          onClosed={() => {
            focus.current ||= asked.visit.documentId;
            setAsked(null);
          }}
          onMoved={(documentId) => {
            focus.current = documentId;
            answer.reload();
          }}
        />
      )}
    </>
  );
}

function DayList({
  visits,
  onOpen,
}: {
  visits: readonly Visit[];
  onOpen(visit: Visit, target: null): void;
}) {
  const { formatDate } = useIntl();
  const days = groupBy(visits, (visit) => readHours(visit).day);
  return (
    <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8} data-agenda="">
      {[...days].map(([day, own]) => (
        <section key={day}>
          <Typography tag="h2" variant="delta">
            {formatDate(`${day}T12:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' })}
          </Typography>
          <Box background="neutral0" hasRadius shadow="tableShadow" marginTop={2}>
            {own.map((visit) => (
              <VisitRow key={visit.documentId} visit={visit} onOpen={() => onOpen(visit, null)} />
            ))}
          </Box>
        </section>
      ))}
    </Flex>
  );
}

/** Returns the columns of a day: moments without a colleague first, if there are any. */
function listColleagueColumns(
  visits: readonly Visit[],
  colleagues: readonly Colleague[],
  only: number | null,
  day: string,
  nobody: string,
): AgendaColumn[] {
  const listed = colleagues.filter(({ id }) => only === null || id === only);
  const byColleague = groupBy(visits, (visit) => {
    const id = only ?? findColleague(visit);
    return listed.some((one) => one.id === id) ? id : null;
  });
  const column = (host: number | null, title: string): AgendaColumn => ({
    key: String(host),
    title,
    day,
    host,
    visits: byColleague.get(host) ?? [],
    isToday: false,
    onOpenDay: null,
  });
  return [
    ...(byColleague.has(null) ? [column(null, nobody)] : []),
    ...listed.map(({ id, name }) => column(id, name)),
  ];
}

/** Reads and changes what the address of the page says is shown. */
function useAgendaAddress() {
  const [parameters, setParameters] = useSearchParams();
  const day = parameters.get('day') ?? '';
  const view: View = parameters.get('view') === 'day' ? 'day' : 'week';
  return {
    view,
    day: isDay(day) ? day : agencyDay(new Date()),
    colleague: Number(parameters.get('colleague')) || null,
    isOnlyVisited: parameters.get('visitors') === '1',
    set: (changes: Record<string, string>): void =>
      setParameters((before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) before.set(name, value);
          else before.delete(name);
        }
        return before;
      }),
  };
}

/**
 * Returns a reference to the id of the moment that gets the focus once its dialog is closed, or,
 * with a new id, once it is read again.
 */
function useFocusLater(data: readonly Visit[] | null, isOpen: boolean): MutableRefObject<string> {
  const wanted = useRef('');
  useEffect(() => {
    if (isOpen) return;
    const block = document.querySelector(`[data-visit="${wanted.current}"]`);
    if (!block) return;
    wanted.current = '';
    const button = block.matches('button') ? block : block.querySelector('button');
    (button as HTMLElement | null)?.focus();
  }, [data, isOpen]);
  return wanted;
}

/** Reports whether a colleague hosts the visit or is assigned to a visitor's lead. */
function isOf({ host, visitors }: Visit, colleague: number): boolean {
  return host?.id === colleague || visitors.some(({ assignee }) => assignee === colleague);
}

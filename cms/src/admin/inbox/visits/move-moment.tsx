import { Button, Modal, Typography } from '@strapi/design-system';
import { agencyTimeZone } from '@agency/domain/day';
import { useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { Visit } from '../../../leads/agenda/agenda-responses';
import { agencyClock } from '../../../platform/rules/agency-time';
import { TimeFields, useTime } from '../../parts/time-fields';
import { Dialog, DialogCancel } from '../../parts/dialog';
import { usePost } from '../../parts/use-post';

export function MoveMoment({ visit, onMoved }: { visit: Visit; onMoved(): void }) {
  const { formatMessage, formatDate } = useIntl();
  const post = usePost();
  const { toggleNotification } = useNotification();
  const [day = '', hour = ''] = agencyClock(new Date(visit.start)).split(' ');
  const time = useTime({ day, time: hour, minutes: 30 });
  const isSame = time.value.day === day && time.value.time === hour;
  const say = (id: string, count = visit.visitors.length): string =>
    formatMessage({ id }, { count });
  const move = async (close: () => void): Promise<void> => {
    const path = `/agency/agenda/moments/${visit.documentId}/move`;
    const to = { day: time.value.day, time: time.value.time };
    const answer = await post<{ moved: number }>(path, to);
    if (!answer) return;
    close();
    toggleNotification({ type: 'success', message: say('agency.move.done', answer.moved) });
    onMoved();
  };
  return (
    <Dialog
      title={say('agency.move')}
      opener={
        <Button variant="tertiary" size="S">
          {say('agency.move')}
        </Button>
      }
    >
      {(close) => (
        <>
          <Modal.Body>
            <Typography tag="p" paddingBottom={4}>
              {formatMessage(
                { id: 'agency.move.now' },
                {
                  moment: formatDate(visit.start, {
                    dateStyle: 'full',
                    timeStyle: 'short',
                    timeZone: agencyTimeZone,
                  }),
                },
              )}
            </Typography>
            <TimeFields time={time} hasLength={false} />
            <Typography tag="p" paddingTop={4}>
              {say('agency.move.mailed')}
            </Typography>
          </Modal.Body>
          <Modal.Footer>
            <DialogCancel />
            <Button disabled={!time.isFull || isSame} onClick={() => void move(close)}>
              {say(visit.visitors.length > 0 ? 'agency.move.confirm' : 'agency.move')}
            </Button>
          </Modal.Footer>
        </>
      )}
    </Dialog>
  );
}

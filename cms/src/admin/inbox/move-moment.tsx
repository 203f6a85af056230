import { Button, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { Visit } from '../../leads/agenda/answers';
import { TimeFields, useTime } from '../parts/time-fields';
import { Dialog, DialogCancel } from '../parts/dialog';
import { usePost } from '../parts/use-post';

/** A moment is moved with everybody who comes; each is mailed. */
export function MoveMoment({ visit, onMoved }: { visit: Visit; onMoved(): void }) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const { toggleNotification } = useNotification();
  const time = useTime('');
  const say = (id: string, count = visit.visitors.length): string =>
    formatMessage({ id }, { count });
  const move = async (close: () => void): Promise<void> => {
    const path = `/agency/agenda/moments/${visit.documentId}/move`;
    const { day, time: hour } = time.value;
    const answer = await post<{ moved: number }>(path, { day, time: hour });
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
            <TimeFields time={time} hasLength={false} />
            <Typography tag="p" paddingTop={4}>
              {say('agency.move.mailed')}
            </Typography>
          </Modal.Body>
          <Modal.Footer>
            <DialogCancel />
            <Button disabled={!time.isFull} onClick={() => void move(close)}>
              {say('agency.move.confirm')}
            </Button>
          </Modal.Footer>
        </>
      )}
    </Dialog>
  );
}

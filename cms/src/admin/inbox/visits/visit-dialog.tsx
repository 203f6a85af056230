import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { agencyTimeZone } from '@agency/domain/day';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Visit } from '../../../leads/agenda/agenda-responses';
import type { Colleague } from '../../../platform/staff/colleagues';
import { Dialog, DialogCancel } from '../../parts/dialog';
import { PanelLink } from '../../parts/panel-part';
import { TimeFields, useTime } from '../../parts/time-fields';
import { usePost } from '../../parts/use-post';
import { isEmpty, readHours, writeTime } from './agenda-layout';
import { Places, ShownListing, VisitorList } from './visit-row';

/** New time and host of a moment; `host` is null if the host stays. */
export interface Target {
  day: string;
  time: string;
  host: number | null;
}

interface Props {
  visit: Visit;
  target: Target | null;
  colleagues: readonly Colleague[];
  onClosed(): void;
  /** Gets the id of the moment, which is a new one after a move. */
  onMoved(documentId: string): void;
}

/** A moment of the agenda, with the question whether to move it and mail those who come. */
export function VisitDialog({ visit, target, colleagues, onClosed, onMoved }: Props) {
  const { formatDateTimeRange } = useIntl();
  const title = formatDateTimeRange(new Date(visit.start), new Date(visit.end), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: agencyTimeZone,
  });
  return (
    <Dialog title={title} onClosed={onClosed}>
      {(close) => (
        <VisitForm
          visit={visit}
          target={target}
          colleagues={colleagues}
          onMoved={(documentId) => {
            onMoved(documentId);
            close();
          }}
        />
      )}
    </Dialog>
  );
}

const slots = '/content-manager/collection-types/api::appointment-slot.appointment-slot';

function VisitForm({ visit, target, colleagues, onMoved }: Omit<Props, 'onClosed'>) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const { toggleNotification } = useNotification();
  const { day, from } = readHours(visit);
  const present = { day, time: writeTime(from) };
  const time = useTime({
    day: target?.day ?? day,
    time: target?.time ?? present.time,
    minutes: 30,
  });
  const [host, setHost] = useState(target?.host ?? visit.host?.id ?? null);
  const isMoved = time.value.day !== day || time.value.time !== present.time;
  const isHandedOver = host !== null && host !== visit.host?.id;
  const say = (id: string, count = visit.visitors.length): string =>
    formatMessage({ id }, { count });
  const sayAction = (): string => {
    if (!isMoved && isHandedOver) return say('agency.move.handOver');
    return say(isMoved && !isEmpty(visit) ? 'agency.move.confirm' : 'agency.move');
  };
  const move = async (): Promise<void> => {
    const path = `/agency/agenda/moments/${visit.documentId}/move`;
    const to = { day: time.value.day, time: time.value.time, ...(isHandedOver && { host }) };
    const answer = await post<{ documentId: string; moved: number }>(path, to);
    if (!answer) return;
    toggleNotification({ type: 'success', message: say('agency.move.done', answer.moved) });
    onMoved(answer.documentId);
  };
  const isOver = new Date(visit.end) < new Date();
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-visit-dialog="">
          <ShownListing visit={visit} />
          <Places visit={visit} />
          <VisitorList visitors={visit.visitors} />
          <PanelLink to={`${slots}/${visit.documentId}`}>{say('agency.agenda.edit')}</PanelLink>
          {!isOver && (
            <>
              <TimeFields time={time} hasLength={false} />
              <Field.Root name="host" width="34rem" maxWidth="100%">
                <Field.Label>{say('agency.moments.host')}</Field.Label>
                <SingleSelect
                  value={host === null ? '' : String(host)}
                  placeholder={say('agency.agenda.noHost')}
                  onChange={(value) => setHost(Number(value))}
                >
                  {colleagues.map(({ id, name }) => (
                    <SingleSelectOption key={id} value={String(id)}>
                      {name}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
              </Field.Root>
              <Typography>
                {say(isHandedOver && !isMoved ? 'agency.move.noMail' : 'agency.move.mailed')}
              </Typography>
            </>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel words={isOver ? 'agency.dialog.close' : undefined} />
        {!isOver && (
          <Button disabled={!time.isFull || !(isMoved || isHandedOver)} onClick={() => void move()}>
            {sayAction()}
          </Button>
        )}
      </Modal.Footer>
    </>
  );
}

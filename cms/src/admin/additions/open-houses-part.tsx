import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { agencyTimeZone } from '@agency/domain/day';
import { languages } from '@agency/domain/languages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpenHouse } from '../../listings/edit-additions/save-additions';
import { longest, mostPlaces, openHouseMinutes } from '../../listings/edit-additions/limits';
import { WithDraft, type Draft } from '../drafts/with-draft';
import { Dialog, DialogCancel } from '../parts/dialog';
import { Part } from '../parts/panel-part';
import { PlainInput } from '../parts/plain-input';
import { TimeFields, useTime } from '../parts/time-fields';
import { usePost } from '../parts/use-post';
import { useRemove } from '../parts/use-remove';
import type { PartProps } from './part-props';

export function OpenHousesPart({ listing, path, additions, onChanged }: PartProps) {
  const { formatMessage } = useIntl();
  const remove = useRemove(onChanged);
  const { openHouses, mayChange } = additions;
  const say = (id: string): string => formatMessage({ id: `agency.openHouse.${id}` });
  return (
    <Part title={say('title')}>
      {openHouses.length === 0 && <Typography textColor="neutral600">{say('none')}</Typography>}
      {openHouses.map((house) => (
        <Flex key={house.id} direction="column" alignItems="flex-start" gap={1}>
          <Moment house={house} />
          {mayChange && (
            <Button
              variant="tertiary"
              size="S"
              onClick={() => void remove(`${path}/open-houses/${house.id}`)}
            >
              {say('remove')}
            </Button>
          )}
        </Flex>
      ))}
      {mayChange && (
        <Dialog title={say('title')} opener={<Button variant="secondary">{say('add')}</Button>}>
          {(close) => (
            <WithDraft<WrittenOpenHouse> form="open-house" document={listing}>
              {(draft) => (
                <OpenHouseForm
                  path={path}
                  draft={draft}
                  onAdded={() => {
                    draft.discard();
                    close();
                    onChanged();
                  }}
                />
              )}
            </WithDraft>
          )}
        </Dialog>
      )}
    </Part>
  );
}

function Moment({ house: { from, to, places } }: { house: OpenHouse }) {
  const { formatMessage, formatDateTimeRange } = useIntl();
  const words = formatDateTimeRange(new Date(from), new Date(to), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: agencyTimeZone,
  });
  const count = formatMessage({ id: 'agency.openHouse.count' }, { places: places ?? 0 });
  return <Typography data-open-house="">{places ? `${words} · ${count}` : words}</Typography>;
}

interface WrittenOpenHouse {
  time: { day: string; time: string; minutes: number };
  places: string;
  notes: Record<string, string>;
}

interface OpenHouseFormProps {
  path: string;
  draft: Draft<WrittenOpenHouse>;
  onAdded(): void;
}

const newOpenHouse: WrittenOpenHouse = {
  time: { day: '', time: '10:00', minutes: 120 },
  places: '',
  notes: {},
};

function OpenHouseForm({ path, draft, onAdded }: OpenHouseFormProps) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const begin = draft.found ?? newOpenHouse;
  const [written, setWritten] = useState({ places: begin.places, notes: begin.notes });
  const { places, notes } = written;
  const time = useTime(begin.time, openHouseMinutes, (value) =>
    draft.keep({ ...written, time: value }),
  );
  const set = (changes: Partial<typeof written>): void => {
    setWritten({ ...written, ...changes });
    draft.keep({ ...written, ...changes, time: time.value });
  };
  const say = (id: string): string => formatMessage({ id: `agency.openHouse.${id}` });
  const add = async (): Promise<void> => {
    const body = { ...time.value, places: places ? Number(places) : null, notes };
    if (await post(`${path}/open-houses`, body)) onAdded();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {draft.notice}
          <Typography>{say('what')}</Typography>
          <TimeFields time={time} />
          <Field.Root name="places">
            <Field.Label>{say('places')}</Field.Label>
            <PlainInput
              type="number"
              min={1}
              max={mostPlaces}
              aria-label={say('places')}
              value={places}
              onChange={({ target }) => set({ places: target.value })}
            />
          </Field.Root>
          {languages.map((code) => (
            <Field.Root key={code} name={`note-${code}`}>
              <Field.Label>{`${say('note')} (${code.toUpperCase()})`}</Field.Label>
              <Field.Input
                value={notes[code] ?? ''}
                maxLength={longest.note}
                onChange={(event: { target: HTMLInputElement }) =>
                  set({ notes: { ...notes, [code]: event.target.value } })
                }
              />
            </Field.Root>
          ))}
          <Typography variant="pi" textColor="neutral600">
            {say('noteHint')}
          </Typography>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel />
        <Button disabled={!time.isFull} onClick={() => void add()}>
          {say('add')}
        </Button>
      </Modal.Footer>
    </>
  );
}

import { Box, Button, Checkbox, Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Drag, Trash } from '@strapi/icons';
import { useNotification, useStrapiApp } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type ComponentType, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { DescribedPicture } from '../../content/pictures/picture-handlers';
import type { ManualContent } from '../../listings/manual/manual-content';
import { useAnswer } from '../parts/inbox-answers';
import { describeFailure } from '../parts/read-refusal';
import { useWriteClient } from '../parts/use-write-client';
import { Picture } from '../pictures/pictures-panel';
import type { FormStore } from './form-store';
import { moveEntry } from './picture-order';

/** `/agency/pictures` describes as many at once. */
const described = 60;

type ListedPicture = ManualContent['pictures'][number];

/** The pictures in their order, which is changed by dragging or by keys. */
export function PictureList({ store }: { store: FormStore }) {
  const { formatMessage } = useIntl();
  const { pictures } = store.content;
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `agency.manual.pictures.${id}` }, values);
  const ids = pictures.map(({ file }) => file);
  const asked = new URLSearchParams({ ids: ids.slice(0, described).join(','), hashes: '' });
  const { data, reload } = useAnswer<DescribedPicture[]>(
    ids.length === 0 ? '' : `/agency/pictures?${asked.toString()}`,
  );
  const focusAfterMove = useFocusAfterMove(ids);
  const move = (from: number, to: number): void => {
    const moved = moveEntry(pictures, from, to);
    store.setPictures(moved);
    setSaid(
      say('moved', {
        place: moved.indexOf(pictures[from] as ListedPicture) + 1,
        count: ids.length,
      }),
    );
  };
  const add = (files: readonly number[]): void => {
    const fresh = files.filter((file) => !ids.includes(file));
    store.setPictures([...pictures, ...fresh.map((file) => ({ file, kind: 'photo' as const }))]);
  };
  const onDrop = (event: DragEvent, to: number): void => {
    if (dragged === null) return;
    keepFromAdmin(event);
    event.preventDefault();
    move(dragged, to);
    setDragged(null);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <AddPictures onAdded={add} />
      {ids.length > 1 && <Typography textColor="neutral600">{say('order')}</Typography>}
      <ol data-manual-pictures="">
        {pictures.map(({ file, kind }, index) => {
          const picture = data?.find(({ id }) => id === file);
          const name = picture?.name ?? String(file);
          return (
            <Row
              key={file}
              draggable
              $isDragged={dragged === index}
              data-picture={file}
              onDragStart={(event) => {
                keepFromAdmin(event);
                event.dataTransfer.effectAllowed = 'move';
                setDragged(index);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged === null) return;
                keepFromAdmin(event);
                event.preventDefault();
              }}
              onDrop={(event) => onDrop(event, index)}
            >
              <Flex gap={2} wrap="wrap" alignItems="center">
                <Drag aria-hidden />
                <Typography minWidth="3rem">{index + 1}.</Typography>
                <Box flex="1" minWidth="18rem">
                  {picture ? (
                    <Picture picture={picture} onSaved={reload} />
                  ) : (
                    <Typography>{name}</Typography>
                  )}
                </Box>
                <Checkbox
                  checked={kind === 'plan'}
                  onCheckedChange={() =>
                    store.setPictures(
                      pictures.map((one) =>
                        one.file === file
                          ? { file, kind: kind === 'plan' ? 'photo' : 'plan' }
                          : one,
                      ),
                    )
                  }
                >
                  {say('plan')}
                </Checkbox>
                {([-1, 1] as const).map((step) => (
                  <IconButton
                    key={step}
                    label={say(step < 0 ? 'earlier' : 'later', { name })}
                    variant="ghost"
                    aria-disabled={!pictures[index + step]}
                    data-move={`${file} ${step}`}
                    onClick={() => {
                      focusAfterMove(`${file} ${step}`);
                      move(index, index + step);
                    }}
                  >
                    {step < 0 ? <ArrowUp /> : <ArrowDown />}
                  </IconButton>
                ))}
                <IconButton
                  label={say('remove', { name })}
                  variant="ghost"
                  onClick={() => store.setPictures(pictures.filter((one) => one.file !== file))}
                >
                  <Trash />
                </IconButton>
              </Flex>
            </Row>
          );
        })}
      </ol>
      <Typography aria-live="polite" textColor="neutral600">
        {said}
      </Typography>
    </Flex>
  );
}

/** The admin's own drag and drop, on the window, cancels every drag that it did not start. */
function keepFromAdmin(event: DragEvent): void {
  event.stopPropagation();
}

const Row = styled.li<{ $isDragged: boolean }>`
  padding: 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 0.4rem;
  margin-bottom: 0.8rem;
  background: ${({ theme }) => theme.colors.neutral0};
  cursor: grab;
  opacity: ${({ $isDragged }) => ($isDragged ? 0.5 : 1)};
`;

interface Asset {
  id: number;
  mime?: string;
}

type LibraryDialog = ComponentType<{
  allowedTypes: string[];
  onClose(): void;
  onSelectAssets(assets: Asset[]): void;
}>;

/** Uploads pictures, also by dropping them, or takes them from the media library. */
function AddPictures({ onAdded }: { onAdded(files: number[]): void }) {
  const { formatMessage } = useIntl();
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const Library = useStrapiApp(
    'PictureList',
    (state) => state.components['media-library'],
  ) as unknown as LibraryDialog | undefined;
  const say = (id: string): string => formatMessage({ id: `agency.manual.pictures.${id}` });
  const upload = async (files: readonly File[]): Promise<void> => {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0 || isBusy) return;
    setBusy(true);
    const added: number[] = [];
    try {
      // One at a time, so that one that is refused does not lose the others.
      for (const picture of pictures) {
        const form = new FormData();
        form.append('files', picture);
        const { data } = await post<Asset[]>('/upload', form);
        added.push(...data.map(({ id }) => id));
      }
    } catch (error) {
      toggleNotification({ type: 'danger', message: describeFailure(error, formatMessage) });
    }
    if (added.length > 0) onAdded(added);
    setBusy(false);
  };
  return (
    <DropZone
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        void upload([...event.dataTransfer.files]);
      }}
    >
      <Flex gap={2} wrap="wrap" alignItems="center">
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={say('upload')}
          onChange={({ target }) => {
            void upload([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button variant="secondary" loading={isBusy} onClick={() => input.current?.click()}>
          {say('upload')}
        </Button>
        {Library && (
          <Button variant="tertiary" onClick={() => setOpen(true)}>
            {say('library')}
          </Button>
        )}
        <Typography textColor="neutral600">{say('drop')}</Typography>
      </Flex>
      {Library && isOpen && (
        <Library
          allowedTypes={['images']}
          onClose={() => setOpen(false)}
          onSelectAssets={(assets) => {
            onAdded(assets.map(({ id }) => id));
            setOpen(false);
          }}
        />
      )}
    </DropZone>
  );
}

const DropZone = styled.div`
  padding: 1.6rem;
  border: 1px dashed ${({ theme }) => theme.colors.neutral300};
  border-radius: 0.4rem;
`;

/** Keeps the focus on the button of a moved picture, for repeated key presses. */
function useFocusAfterMove(ids: readonly number[]): (button: string) => void {
  const wanted = useRef('');
  const now = ids.join(' ');
  useEffect(() => {
    const name = wanted.current;
    wanted.current = '';
    if (name) document.querySelector<HTMLElement>(`[data-move="${name}"]`)?.focus();
  }, [now]);
  return (button) => {
    wanted.current = button;
  };
}

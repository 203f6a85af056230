import {
  Box,
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useForm, type StrapiApp } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { languages, type Language } from '@agency/domain/languages';
import { pictureOrigins } from '@agency/domain/picture-origins';
import type { DescribedPicture } from '../../content/pictures/picture-handlers';
import { publishedTypes, versionedTypes } from '../../content/versions/editorial-types';
import { findContentManager } from '../parts/content-manager';
import { Dialog, DialogCancel } from '../parts/dialog';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';
import { listPictures } from './list-pictures';

const most = 60;

/** Types whose pictures are described by their source, but marked by staff. */
const importedTypes = ['api::listing.listing', 'api::project.project'];

/**
 * Shows the alternative texts of the open document's pictures in every language, and how they were
 * made. Call it while bootstrapping.
 */
export function showPictures(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([PicturesPanel]);
}

function PicturesPanel({ model }: { model: string }) {
  const { formatMessage } = useIntl();
  const values = useForm('Pictures', (state) => state.values as unknown);
  const isImported = importedTypes.includes(model);
  const isOurs = publishedTypes.includes(model) || versionedTypes.includes(model) || isImported;
  const { ids, hashes } = listPictures(isOurs ? values : null);
  const asked = new URLSearchParams({
    ids: ids.slice(0, most).join(','),
    hashes: hashes.slice(0, most).join(','),
  });
  const isNone = ids.length + hashes.length === 0;
  const { data, reload } = useAnswer<DescribedPicture[]>(isNone ? '' : `/agency/pictures?${asked}`);
  if (isNone || !data || data.length === 0) return null;
  return {
    title: formatMessage({ id: `agency.pictures.${isImported ? 'marks' : 'title'}` }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-pictures="">
        {data.map((picture) => (
          <Picture key={picture.id} picture={picture} isImported={isImported} onSaved={reload} />
        ))}
        <Typography variant="pi" textColor="neutral600">
          {formatMessage({ id: `agency.pictures.${isImported ? 'origin.help' : 'everywhere'}` })}
        </Typography>
      </Flex>
    ),
  };
}

type Alts = DescribedPicture['alts'];

interface PictureProps {
  picture: DescribedPicture;
  /** True if its source describes it. */
  isImported?: boolean;
  onSaved(): void;
}

interface AltFormProps {
  picture: DescribedPicture;
  onSaved(texts: Alts): void;
}

/** A picture with a button that describes it in every language, and a choice of how it was made. */
export function Picture({ picture, isImported = false, onSaved }: PictureProps) {
  const { formatMessage } = useIntl();
  const { name, url } = picture;
  // Saved texts are shown until the CMS is queried again, so that reopening does not show old
  // ones.
  const [kept, setKept] = useState<{ before: Alts; alts: Alts } | null>(null);
  const alts = kept?.before === picture.alts ? kept.alts : picture.alts;
  const missing = languages.filter((code) => !alts[code]);
  return (
    <Flex gap={3} alignItems="center">
      <img
        src={url}
        alt=""
        style={{ width: '4.8rem', height: '4.8rem', objectFit: 'cover', flexShrink: 0 }}
      />
      <Flex direction="column" alignItems="flex-start" gap={1} minWidth={0} flex="1">
        <Typography variant="pi" ellipsis title={name} maxWidth="100%">
          {name}
        </Typography>
        {!isImported && (
          <Typography variant="pi" textColor={missing.length > 0 ? 'danger600' : 'success600'}>
            {missing.length > 0
              ? formatMessage(
                  { id: 'agency.pictures.missing' },
                  { languages: missing.join(', ').toUpperCase() },
                )
              : formatMessage({ id: 'agency.pictures.complete' })}
          </Typography>
        )}
        {/* As wide as the panel, which must not become wider than a phone. */}
        <Box style={{ width: 0, minWidth: '100%' }}>
          <OriginChoice picture={picture} onSaved={onSaved} />
        </Box>
        <Dialog
          title={formatMessage({ id: 'agency.pictures.describe' }, { name })}
          opener={
            <Button
              size="S"
              variant="secondary"
              aria-label={formatMessage({ id: 'agency.pictures.describe' }, { name })}
            >
              {formatMessage({ id: 'agency.pictures.edit' })}
            </Button>
          }
        >
          {(close) => (
            <AltForm
              picture={{ ...picture, alts }}
              onSaved={(texts) => {
                setKept({ before: picture.alts, alts: texts });
                close();
                onSaved();
              }}
            />
          )}
        </Dialog>
      </Flex>
    </Flex>
  );
}

const unsaid = 'unsaid';

/** Saves at once how a picture was made. */
function OriginChoice({ picture: { id, name, origin }, onSaved }: PictureProps) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const choose = async (value: string): Promise<void> => {
    const chosen = value === unsaid ? null : value;
    if (await post(`/agency/pictures/${id}/origin`, { origin: chosen })) onSaved();
  };
  return (
    <SingleSelect
      size="S"
      aria-label={formatMessage({ id: 'agency.pictures.origin.label' }, { name })}
      value={origin ?? unsaid}
      onChange={(value) => void choose(String(value))}
    >
      {[unsaid, ...pictureOrigins].map((one) => (
        <SingleSelectOption key={one} value={one}>
          {formatMessage({ id: `agency.pictures.origin.${one}` })}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

function AltForm({ picture, onSaved }: AltFormProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const post = usePost();
  const [texts, setTexts] = useState(
    () =>
      Object.fromEntries(languages.map((code) => [code, picture.alts[code] ?? ''])) as Record<
        Language,
        string
      >,
  );
  const save = async (): Promise<void> => {
    if (await post(`/agency/pictures/${picture.id}/alts`, texts)) onSaved(texts);
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography textColor="neutral600">
            {formatMessage({ id: 'agency.pictures.help' })}
          </Typography>
          {languages.map((code) => (
            <Field.Root key={code}>
              <Field.Label>{formatDisplayName(code, { type: 'language' }) ?? code}</Field.Label>
              <TextInput
                value={texts[code]}
                maxLength={400}
                onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
                  setTexts({ ...texts, [code]: target.value })
                }
              />
            </Field.Root>
          ))}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel />
        <Button onClick={() => void save()}>{formatMessage({ id: 'agency.pictures.save' })}</Button>
      </Modal.Footer>
    </>
  );
}

import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import { useNotification, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { versionedTypes } from '../../content/versions/editorial-types';
import type { VersionAnswer } from '../../content/versions/list-versions';
import { useContentChanges } from '../parts/content-changes';
import { useAnswer } from '../parts/inbox-answers';
import { Changes } from './changes';
import { findContentManager } from '../parts/content-manager';
import { useFormLocale } from '../parts/use-form-locale';
import { nameFailure, readRefusal } from '../parts/read-refusal';
import { useWriteClient } from '../parts/use-write-client';

/** Stores the id of the document that was just restored. */
const restoredKey = 'restored-version';
/** Time in which a reload shows the message about a restore. */
const newsMs = 60_000;

interface OpenDocument {
  model: string;
  documentId?: string;
  document?: { documentId?: string; updatedAt?: string };
}

export function showVersions(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([VersionsPanel]);
}

function VersionsPanel({ model, documentId, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  const locale = useFormLocale() ?? '';
  const turn = useContentChanges();
  const id = documentId ?? document?.documentId;
  if (!versionedTypes.includes(model) || !id || id === 'create') return null;
  return {
    title: formatMessage({ id: 'agency.versions' }),
    // Remounts after a save or publication.
    content: (
      <Versions
        key={`${document?.updatedAt} ${turn}`}
        model={model}
        path={`/agency/versions/${model}/${id}`}
        locale={locale}
      />
    ),
  };
}

function Versions({ model, path, locale }: { model: string; path: string; locale: string }) {
  const { formatMessage } = useIntl();
  const { data, failure } = useAnswer<VersionAnswer[]>(`${path}?locale=${locale}`);
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  // The page was reloaded to refresh the form, so the message is shown afterwards.
  useEffect(() => {
    const [restored, at] = (sessionStorage.getItem(restoredKey) ?? '').split(' ');
    if (restored !== path) return;
    sessionStorage.removeItem(restoredKey);
    // Outdated after a login in between.
    if (Date.now() - Number(at) > newsMs) return;
    const message = formatMessage({ id: 'agency.versions.isRestored' });
    toggleNotification({ type: 'success', message });
  }, [path, formatMessage, toggleNotification]);
  if (failure) return <Typography>{formatMessage({ id: failure })}</Typography>;
  if (!data) return null;
  if (data.length === 0) {
    return <Typography>{formatMessage({ id: 'agency.versions.none' })}</Typography>;
  }
  const restore = async (id: number): Promise<void> => {
    if (!window.confirm(formatMessage({ id: 'agency.versions.question' }))) return;
    try {
      await post(`${path}/${id}/restore?locale=${locale}`, {});
      sessionStorage.setItem(restoredKey, `${path} ${Date.now()}`);
      window.location.reload();
    } catch (error) {
      const refusal = readRefusal(error);
      const message = refusal
        ? `${formatMessage({ id: 'agency.versions.refused' })} ${refusal}`
        : formatMessage({ id: nameFailure(error) });
      toggleNotification({ type: 'danger', message });
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Scrolled overflow="auto" tabIndex={0} data-versions="">
        <ol>
          {data.map((version, index) => (
            <Version
              key={version.id}
              model={model}
              version={version}
              isNewest={index === 0}
              isOldest={index === data.length - 1}
              onRestore={restore}
            />
          ))}
        </ol>
      </Scrolled>
      {model === 'api::page.page' && (
        <Typography variant="pi" textColor="neutral600">
          {formatMessage({ id: 'agency.versions.shared' })}
        </Typography>
      )}
    </Flex>
  );
}

/** About thirty lines, to leave space for the panels below. */
const Scrolled = styled(Box)`
  &:not(:has(details[open])) {
    max-height: 36vh;
  }
`;

interface Props {
  model: string;
  version: VersionAnswer;
  /** The version that the form shows as saved. */
  isNewest: boolean;
  /** There is no earlier version to compare with. */
  isOldest: boolean;
  onRestore(id: number): Promise<void>;
}

function Version({ model, version, isNewest, isOldest, onRestore }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { id, kind, savedAt, savedBy, changes, fromNow, isCurrent } = version;
  const moment = formatDate(savedAt, { dateStyle: 'short', timeStyle: 'short' });
  const who = savedBy ?? formatMessage({ id: 'agency.versions.site' });
  return (
    <Box tag="li" padding={2} borderColor="neutral150">
      <details>
        <Typography tag="summary" style={{ cursor: 'pointer' }}>
          {`${moment} · ${who} · ${formatMessage({ id: `agency.versions.${kind}` })} `}
          {isNewest && (
            <Badge variant="success">{formatMessage({ id: 'agency.versions.current' })}</Badge>
          )}
        </Typography>
        <Flex direction="column" alignItems="stretch" gap={2} paddingTop={2}>
          {changes.length > 0 ? (
            <Changes model={model} changes={changes} />
          ) : (
            <Typography textColor="neutral600">
              {formatMessage({ id: `agency.versions.${isOldest ? 'first' : 'same'}` })}
            </Typography>
          )}
          {!isCurrent && (
            <>
              <details>
                <Typography tag="summary" variant="pi" style={{ cursor: 'pointer' }}>
                  {formatMessage({ id: 'agency.versions.fromNow' })}
                </Typography>
                <Changes model={model} changes={fromNow} />
              </details>
              <Button variant="secondary" size="S" onClick={() => void onRestore(id)}>
                {formatMessage({ id: 'agency.versions.restore' })}
              </Button>
            </>
          )}
        </Flex>
      </details>
    </Box>
  );
}

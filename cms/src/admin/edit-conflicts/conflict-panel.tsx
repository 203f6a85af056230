import { Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { setConflict, useConflict, type Conflict } from './conflict-store';
import { guardSaves } from './guard-saves';
import { nameDocument } from './versions';
import { findContentManager } from '../parts/content-manager';
import { useFormLocale } from '../parts/use-form-locale';
import { Changes } from '../versions/changes';

interface OpenDocument {
  model: string;
  collectionType: string;
  documentId?: string;
}

/**
 * Refuses a save over a newer version and shows, next to the form, who saved it and what
 * changed; after a merge, which fields came from the other save. Call it while bootstrapping.
 */
export function showConflicts(app: StrapiApp): void {
  guardSaves();
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([ConflictPanel]);
}

function ConflictPanel({ model, collectionType, documentId }: OpenDocument) {
  const { formatMessage } = useIntl();
  const locale = useFormLocale() ?? undefined;
  const name = nameDocument({ model, collectionType, documentId, params: { locale } });
  const conflict = useConflict(name);
  if (!conflict) return null;
  const id = conflict.isMerged ? 'agency.conflict.merged' : 'agency.conflict.title';
  return {
    title: formatMessage({ id }),
    content: (
      <Account conflict={conflict} model={model}>
        {conflict.isMerged ? <MergedRemedy name={name} /> : <RefusedRemedy />}
      </Account>
    ),
  };
}

interface AccountProps {
  conflict: Conflict;
  model: string;
  children: ReactNode;
}

function Account({ conflict, model, children }: AccountProps) {
  const { formatMessage, formatDate } = useIntl();
  const { savedAt, savedBy, changes, isMerged } = conflict;
  const moment = formatDate(savedAt, { dateStyle: 'short', timeStyle: 'medium' });
  const id = savedBy ? 'agency.conflict.saved' : 'agency.conflict.savedBySite';
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={3}
      width="100%"
      data-conflict=""
      role="status"
    >
      <Typography textColor={isMerged ? 'warning700' : 'danger600'}>
        {formatMessage({ id }, { name: savedBy, moment })}
      </Typography>
      <Typography>
        {formatMessage({ id: isMerged ? 'agency.conflict.taken' : 'agency.conflict.different' })}
      </Typography>
      <Changes model={model} changes={changes} isShort />
      {children}
    </Flex>
  );
}

function RefusedRemedy() {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  return (
    <>
      <Typography>{formatMessage({ id: 'agency.conflict.remedy' })}</Typography>
      <LinkButton href={`/admin${pathname}${search}`} isExternal variant="secondary">
        {formatMessage({ id: 'agency.conflict.open' })}
      </LinkButton>
    </>
  );
}

function MergedRemedy({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Typography>{formatMessage({ id: 'agency.conflict.kept' })}</Typography>
      <Button variant="tertiary" onClick={() => setConflict(name, null)}>
        {formatMessage({ id: 'agency.conflict.read' })}
      </Button>
    </>
  );
}

import { Flex, LinkButton, Typography } from '@strapi/design-system';
import {
  unstable_useDocumentLayout as useDocumentLayout,
  type StrapiApp,
} from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useConflict, type Conflict } from './conflict-store';
import { guardSaves } from './guard-saves';
import { nameDocument } from './versions';
import { findContentManager } from '../parts/content-manager';
import { useFormLocale } from '../parts/use-form-locale';

interface OpenDocument {
  model: string;
  collectionType: string;
  documentId?: string;
}

/**
 * Refuses a save over a newer version and tells, beside the form, who saved it (EDIT-5). Call it
 * while bootstrapping.
 */
export function showConflicts(app: StrapiApp): void {
  guardSaves();
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([ConflictPanel]);
}

function ConflictPanel({ model, collectionType, documentId }: OpenDocument) {
  const { formatMessage } = useIntl();
  const locale = useFormLocale() ?? undefined;
  const conflict = useConflict(
    nameDocument({ model, collectionType, documentId, params: { locale } }),
  );
  if (!conflict) return null;
  return {
    title: formatMessage({ id: 'agency.conflict.title' }),
    content: <Refusal conflict={conflict} model={model} />,
  };
}

function Refusal({ conflict, model }: { conflict: Conflict; model: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { pathname, search } = useLocation();
  const { edit } = useDocumentLayout(model);
  const { savedAt, savedBy, fields } = conflict;
  const labels = new Map(edit.layout.flat(2).map(({ name, label }) => [name, label]));
  const moment = formatDate(savedAt, { dateStyle: 'short', timeStyle: 'medium' });
  const id = savedBy ? 'agency.conflict.saved' : 'agency.conflict.savedBySite';
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-conflict="">
      <Typography textColor="danger600">
        {formatMessage({ id }, { name: savedBy, moment })}
      </Typography>
      <Typography>{formatMessage({ id: 'agency.conflict.different' })}</Typography>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <Typography>– {labels.get(field) ?? field}</Typography>
          </li>
        ))}
      </ul>
      <Typography>{formatMessage({ id: 'agency.conflict.remedy' })}</Typography>
      <LinkButton href={`/admin${pathname}${search}`} isExternal variant="secondary">
        {formatMessage({ id: 'agency.conflict.open' })}
      </LinkButton>
    </Flex>
  );
}

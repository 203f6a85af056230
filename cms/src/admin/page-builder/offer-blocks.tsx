import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useForm, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isLanguage } from '@agency/domain/languages';
import type { PageBlock, PageBlocks } from '../../content/page-blocks/list-blocks';
import { publishNextWith } from '../edit-conflicts/guard-saves';
import { nameDocument } from '../edit-conflicts/versions';
import { findContentManager } from '../parts/content-manager';
import { useAnswer } from '../parts/inbox-answers';
import { useFormLocale } from '../parts/use-form-locale';
import { useContentChanges } from '../parts/content-changes';
import { readOrder, type RelationChange } from './block-order';
import { listDrafts } from './list-drafts';

interface OpenDocument {
  activeTab?: string;
  model: string;
  collectionType: string;
  documentId?: string;
  document?: { updatedAt?: string; status?: string };
}

interface Action {
  disabled?: boolean;
  loading?: boolean;
  onClick?(event: unknown): unknown;
  dialog?: { onConfirm?(): unknown } | BlocksDialog;
}

interface BlocksDialog {
  type: 'modal';
  title: string;
  content(inner: { onClose(): void }): ReactNode;
  onConfirm?(): unknown;
}

interface DocumentAction {
  (props: OpenDocument): Action | null;
  type?: string;
  position?: unknown;
}

/**
 * Offers to publish a page together with its blocks that have unpublished changes. Call it while
 * bootstrapping, after other questions before publishing.
 */
export function offerBlocks(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addDocumentAction((actions: DocumentAction[]) =>
    actions.map((action) => (action.type === 'publish' ? offerFirst(action) : action)),
  );
}

function offerFirst(Publish: DocumentAction): DocumentAction {
  const OfferBlocks: DocumentAction = (props) => {
    const { formatMessage } = useIntl();
    const action = Publish(props);
    const locale = useFormLocale() ?? 'nl';
    const isModified = useForm('OfferBlocks', ({ modified }) => modified);
    const drafts = useDrafts(props, locale);
    // Disabled until loaded, so that the offer is not skipped.
    if (action && !drafts) return { ...action, disabled: true };
    if (!action || !drafts || drafts.length === 0) return action;
    const { activeTab, document, ...place } = props;
    // Strapi disables publishing for an unchanged page; its blocks may have changes.
    const isUnchanged = document?.status === 'published' && !isModified && !action.loading;
    const isDisabled = isUnchanged ? activeTab === 'published' : action.disabled;
    const publish = async (blocks: readonly PageBlock[]): Promise<void> => {
      const name = nameDocument({ ...place, params: { locale } });
      publishNextWith(
        name,
        blocks.map(({ documentId, updatedAt }) => ({ documentId, updatedAt })),
      );
      const isDone = await action.onClick?.({ preventDefault: () => undefined });
      // Strapi's dialog about drafts would follow; this one has named them.
      if (!isDone) await action.dialog?.onConfirm?.();
      publishNextWith(name, []);
    };
    return {
      ...action,
      disabled: isDisabled,
      onClick: () => false,
      dialog: {
        type: 'modal',
        title: formatMessage({ id: 'agency.drafts.title' }),
        content: ({ onClose }) => (
          <Offer
            drafts={drafts}
            canPublishAlone={!isUnchanged}
            onChoose={(blocks) => {
              onClose();
              void publish(blocks);
            }}
          />
        ),
      },
    };
  };
  return Object.assign(OfferBlocks, { type: Publish.type, position: Publish.position });
}

interface OfferProps {
  drafts: readonly PageBlock[];
  canPublishAlone: boolean;
  onChoose(blocks: readonly PageBlock[]): void;
}

function Offer({ drafts, canPublishAlone, onChoose }: OfferProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="flex-start" gap={3} data-draft-blocks="">
          <Typography>{formatMessage({ id: 'agency.drafts.which' })}</Typography>
          <ul>
            {drafts.map(({ documentId, title }) => (
              <Typography key={documentId} tag="li" style={{ overflowWrap: 'anywhere' }}>
                – {title}
              </Typography>
            ))}
          </ul>
          <Typography textColor="neutral600">
            {formatMessage({ id: 'agency.drafts.everywhere' })}
          </Typography>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Flex gap={2} wrap="wrap">
          {canPublishAlone && (
            <Button variant="tertiary" onClick={() => onChoose([])}>
              {formatMessage({ id: 'agency.drafts.alone' })}
            </Button>
          )}
          <Button onClick={() => onChoose(drafts)}>
            {formatMessage({ id: 'agency.drafts.publish' })}
          </Button>
        </Flex>
      </Modal.Footer>
    </>
  );
}

/** Returns blocks in the form with unpublished changes; null while loading. */
function useDrafts(
  { model, documentId, document }: OpenDocument,
  locale: string,
): readonly PageBlock[] | null {
  const turn = useContentChanges();
  const change = useForm('OfferBlocks', ({ values }) => values as { modules?: RelationChange });
  const isAsked = model === 'api::page.page' && documentId && documentId !== 'create';
  const query = new URLSearchParams({ locale, saved: document?.updatedAt ?? '', turn: `${turn}` });
  const { data, isOld, failure, reload } = useAnswer<PageBlocks>(
    isAsked ? `/agency/pages/${documentId}/blocks?${query.toString()}` : '',
  );
  useEffect(() => {
    // Blocks open in another tab, so they may have changed.
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  if (!isAsked || failure || !isLanguage(locale)) return [];
  if (!data || isOld) return null;
  return listDrafts(readOrder(data.saved, change.modules, data.blocks), data.blocks, locale);
}

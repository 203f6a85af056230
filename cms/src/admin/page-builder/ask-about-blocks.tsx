import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { findContentManager } from '../parts/content-manager';
import { useFormLocale } from '../parts/use-form-locale';
import { usePost } from '../parts/use-post';

interface OpenDocument {
  model: string;
  documentId?: string;
}

interface Action {
  onClick?(event: unknown): unknown;
  dialog?: {
    type: 'modal';
    title: string;
    content: ReactNode | ((inner: { onClose(): void }) => ReactNode);
    footer?: unknown;
  };
}

interface DocumentAction {
  (props: OpenDocument): Action | null;
  type?: string;
  position?: unknown;
}

/**
 * Asks, when a page is duplicated, whether the copy shares its blocks or gets its own. Call it
 * while bootstrapping.
 */
export function askAboutBlocks(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addDocumentAction((actions: DocumentAction[]) =>
    actions.map((action) => (action.type === 'clone' ? askFirst(action) : action)),
  );
}

function askFirst(Duplicate: DocumentAction): DocumentAction {
  const AskAboutBlocks: DocumentAction = (props) => {
    const { formatMessage } = useIntl();
    const action = Duplicate(props);
    const { model, documentId } = props;
    if (!action || model !== 'api::page.page' || !documentId) return action;
    return {
      ...action,
      onClick: () => false,
      dialog: {
        type: 'modal',
        title: formatMessage({ id: 'agency.copyPage.title' }),
        content: ({ onClose }) => (
          <Choice
            documentId={documentId}
            onClose={onClose}
            onShare={() => void action.onClick?.({ preventDefault: () => undefined })}
          />
        ),
      },
    };
  };
  return Object.assign(AskAboutBlocks, { type: Duplicate.type, position: Duplicate.position });
}

interface ChoiceProps {
  documentId: string;
  onShare(): void;
  onClose(): void;
}

function Choice({ documentId, onShare, onClose }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const post = usePost();
  const locale = useFormLocale() ?? 'nl';
  const say = (id: string): string => formatMessage({ id: `agency.copyPage.${id}` });
  const copy = async (): Promise<void> => {
    const path = `/agency/pages/${documentId}/copy?locale=${locale}`;
    const copied = await post<{ documentId: string }>(path, {});
    onClose();
    if (!copied) return;
    const pages = '/content-manager/collection-types/api::page.page';
    navigate(`${pages}/${copied.documentId}?plugins[i18n][locale]=${locale}`);
  };
  return (
    <>
      <Modal.Body>
        <Typography>{say('what')}</Typography>
      </Modal.Body>
      <Modal.Footer>
        <Flex gap={2} wrap="wrap">
          <Button
            variant="tertiary"
            onClick={() => {
              onClose();
              onShare();
            }}
          >
            {say('share')}
          </Button>
          <Button onClick={() => void copy()}>{say('copy')}</Button>
        </Flex>
      </Modal.Footer>
    </>
  );
}

import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useContentChanges } from '../parts/content-changes';
import { useAnswer } from '../parts/inbox-answers';
import { useFormLocale } from '../parts/use-form-locale';
import { BlockDrawer } from './block-drawer';
import { readLiveText, useTextChanges } from './live-texts';
import { dropBlock, openBlock, useOpenBlock, type OpenBlock } from './open-block';
import { PreviewPane } from './preview-pane';
import { pickPage, type UnsavedFields } from './unsaved-fields';
import { useBlockActs, useBlocks } from './use-blocks';

interface OpenDocument {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string; key?: string };
}

const wide = '(min-width: 1280px)';
const remembered = 'agency-preview';
const paneWidth = 'clamp(440px, 38vw, 900px)';

/**
 * The draft of a page in the site's preview, in which it is edited: beside the form in a wide
 * window, otherwise in its place. Also shows the drawer of a block.
 */
export function PreviewPanel({ model, documentId, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  const locale = useFormLocale() ?? 'nl';
  if (model !== 'api::page.page' || !documentId || documentId === 'create') return null;
  return {
    title: formatMessage({ id: 'agency.preview' }),
    content: (
      <Preview
        key={`${documentId} ${locale}`}
        documentId={documentId}
        locale={locale}
        saved={document?.updatedAt ?? ''}
        pageKey={document?.key ?? ''}
      />
    ),
  };
}

interface PreviewProps {
  documentId: string;
  locale: string;
  saved: string;
  pageKey: string;
}

function Preview({ documentId, locale, saved, pageKey }: PreviewProps) {
  const { formatMessage } = useIntl();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(
    () => window.matchMedia(wide).matches && localStorage.getItem(remembered) === 'open',
  );
  const query = new URLSearchParams({ documentId, locale, status: 'draft' });
  // Requested again after each save: the URL is signed for five minutes. Missing if the page
  // does not exist in this language.
  const { data, reload } = useAnswer<{ data?: { url?: string } }>(
    `/content-manager/preview/url/api::page.page?${query.toString()}&saved=${saved}`,
  );
  const url = data?.data?.url;
  const block = useOpenBlock();
  const page = useBlocks({ documentId, locale, saved });
  const { blocks, change } = page;
  const acts = useBlockActs(page);
  const fields = useUnsaved(page, block, saved);
  const listed = blocks.find((one) => one.documentId === block?.documentId);
  const makeOwn = async (): Promise<void> => {
    const own = listed && (await change.makeOwn(listed));
    if (own) openBlock(own, block?.field);
  };
  // A drawer belongs to its page and language.
  useEffect(() => dropBlock, []);
  const toggle = (open: boolean): void => {
    localStorage.setItem(remembered, open ? 'open' : 'closed');
    if (!isWide) closeActions();
    setOpen(open);
  };
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => toggle(!isOpen)}>
        {formatMessage({ id: isOpen ? 'agency.preview.close' : 'agency.preview.show' })}
      </Button>
      {url && (
        <Link href={url} target="_blank">
          {formatMessage({ id: 'agency.preview.tab' })}
        </Link>
      )}
      <Typography variant="pi" textColor="neutral600">
        {formatMessage({ id: 'agency.preview.how' })}
      </Typography>
      {isOpen && url && (
        <PreviewPane
          url={url}
          locale={locale}
          pageKey={pageKey}
          width={isWide ? paneWidth : '100vw'}
          isWide={isWide}
          page={page}
          acts={acts}
          fields={fields}
          onRenew={reload}
          onClose={() => toggle(false)}
          onLeave={() => setOpen(false)}
        />
      )}
      {block && (
        <BlockDrawer
          block={block}
          listed={listed}
          onMakeOwn={() => void makeOwn()}
          locale={locale}
          beside={isOpen && isWide ? paneWidth : '0px'}
        />
      )}
    </Flex>
  );
}

/** Closes the drawer of a narrow window that has this panel, because the form is below it. */
function closeActions(): void {
  document.querySelector<HTMLElement>('[data-testid="actions-drawer-overlay"]')?.click();
}

/** Returns the unsaved fields of the page and of the block in the drawer, as JSON. */
function useUnsaved(
  { blocks, order, isArranged }: ReturnType<typeof useBlocks>,
  block: OpenBlock | null,
  saved: string,
): string {
  const values = useForm('Preview', (form) => form.values) as Record<string, unknown>;
  const initial = useForm('Preview', (form) => form.initialValues) as Record<string, unknown>;
  const changes = useContentChanges();
  useTextChanges();
  const [session] = useState(() => `${Date.now()} ${Math.random()}`);
  const keys = order.flatMap((id) => blocks.find(({ documentId }) => documentId === id)?.key ?? []);
  const open = block && blocks.find((one) => one.documentId === block.documentId);
  const fields: UnsavedFields = {
    page: { ...pickPage(values, initial, readLiveText), ...(isArranged && { modules: keys }) },
    modules: open ? { [open.key]: block.unsaved } : {},
  };
  return JSON.stringify({ ...fields, version: `${session} ${saved} ${changes}` });
}

function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => window.matchMedia(wide).matches);
  useEffect(() => {
    const list = window.matchMedia(wide);
    const change = (): void => setWide(list.matches);
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, []);
  return isWide;
}

import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useAnswer } from '../parts/inbox-answers';
import { useFormLocale } from '../parts/use-form-locale';

interface OpenDocument {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string };
}

const wide = '(min-width: 1600px)';
const remembered = 'agency-preview';
const width = 'clamp(400px, 32vw, 800px)';

/** The draft of a page in the site's preview; a frame on wide screens. */
export function PreviewPanel({ model, documentId, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  const locale = useFormLocale() ?? 'nl';
  if (model !== 'api::page.page' || !documentId || documentId === 'create') return null;
  const query = new URLSearchParams({ documentId, locale, status: 'draft' });
  return {
    title: formatMessage({ id: 'agency.preview' }),
    content: <Preview query={query.toString()} saved={document?.updatedAt ?? ''} />,
  };
}

function Preview({ query, saved }: { query: string; saved: string }) {
  const { formatMessage } = useIntl();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(() => localStorage.getItem(remembered) === 'open');
  // Requested again after each save: the URL is signed for five minutes. Missing if the page
  // does not exist in this language.
  const { data } = useAnswer<{ data?: { url?: string } }>(
    `/content-manager/preview/url/api::page.page?${query}&saved=${saved}`,
  );
  const url = data?.data?.url;
  const toggle = (open: boolean): void => {
    localStorage.setItem(remembered, open ? 'open' : 'closed');
    setOpen(open);
  };
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      {isWide ? (
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => toggle(!isOpen)}>
          {formatMessage({ id: isOpen ? 'agency.preview.close' : 'agency.preview.show' })}
        </Button>
      ) : (
        <Typography variant="pi">{formatMessage({ id: 'agency.preview.narrow' })}</Typography>
      )}
      {url && (
        <Link href={url} target="_blank">
          {formatMessage({ id: 'agency.preview.tab' })}
        </Link>
      )}
      <Typography variant="pi" textColor="neutral600">
        {formatMessage({ id: 'agency.preview.saved' })}
      </Typography>
      {isWide && isOpen && url && <Pane url={url} />}
    </Flex>
  );
}

/** A column at the right of the window, next to the form. */
function Pane({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  useEffect(() => {
    document.body.style.paddingRight = width;
    return () => void (document.body.style.paddingRight = '');
  }, []);
  return createPortal(
    <iframe
      src={url}
      title={formatMessage({ id: 'agency.preview' })}
      data-page-preview=""
      style={{ position: 'fixed', inset: '0 0 0 auto', width, height: '100vh', border: 0 }}
    />,
    document.body,
  );
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

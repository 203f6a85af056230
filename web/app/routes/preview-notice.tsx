import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '../ui/text/message-page';
import { LinkButton } from '../ui/controls/button';

/**
 * Replaces a preview that cannot be shown: 401 without permission, 404 for content without an
 * address.
 */
export function PreviewNotice({ status, homeHref }: { status: number; homeHref: string }) {
  const { t } = useTranslation();
  const isRefused = status === 401;
  return (
    <MessagePage
      code={String(status)}
      title={t(isRefused ? 'preview.refused' : 'preview.noPlace')}
      text={t(isRefused ? 'preview.refusedText' : 'preview.noPlaceText')}
    >
      {isRefused && <Out href={homeHref}>{t('errors.backHome')}</Out>}
    </MessagePage>
  );
}

export function ElsewhereNotice({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      code="→"
      title={t('preview.elsewhere')}
      text={t('preview.elsewhereText', { address, interpolation: { escapeValue: false } })}
    >
      <Out href={address}>{t('preview.elsewhereOpen')}</Out>
    </MessagePage>
  );
}

export function LeftNotice({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage code="→" title={t('preview.left')} text={t('preview.leftText')}>
      <Out href={href}>{t('preview.toSite')}</Out>
    </MessagePage>
  );
}

/** Link that leaves the frame, because the CMS may frame only previews. */
function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <LinkButton href={href} target="_top">
        {children}
      </LinkButton>
    </p>
  );
}

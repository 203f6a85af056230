import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '../ui/text/message-page';
import { LinkButton } from '../ui/controls/button';

/** What stands where a preview cannot: 401 without leave, 404 for what has no address yet. */
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

/** The preview of a page that sends its visitors off the site (MENU-3). */
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

/** What is said in the frame of the CMS to who has left the preview there. */
export function LeftNotice({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage code="→" title={t('preview.left')} text={t('preview.leftText')}>
      <Out href={href}>{t('preview.toSite')}</Out>
    </MessagePage>
  );
}

/** A way out: the CMS may frame previews and nothing else. */
function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <LinkButton href={href} target="_top">
        {children}
      </LinkButton>
    </p>
  );
}

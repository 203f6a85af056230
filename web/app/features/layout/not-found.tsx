import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { LinkButton } from '../../ui/controls/button';
import { Drawing } from '../../ui/media/drawing';
import { SearchForm } from '../../ui/controls/search-form';
import type { NotFoundView } from './layout-view';
import { MessagePage } from '../../ui/text/message-page';
import styles from './not-found.module.css';

type NotFoundProps = {
  view: NotFoundView;
  /** Replaces `Page not found`, e.g. for a listing. */
  title?: string;
  text?: string;
};

export function NotFound({ view, title, text }: NotFoundProps) {
  const { t } = useTranslation();
  return (
    <MessagePage
      code={<Drawing name="door" />}
      title={title ?? t('errors.pageNotFound')}
      text={text ?? t('errors.pageNotFoundText')}
    >
      <SearchForm action={view.searchAction} label={t('errors.pageNotFoundSearch')} />
      <ul className={styles.links}>
        {view.links.map((link) => (
          <li key={link.href}>
            <AppLink className={styles.link} href={link.href}>
              {link.label}
            </AppLink>
          </li>
        ))}
        <li>
          <LinkButton href={view.homeHref} kind="secondary">
            {t('errors.backHome')}
          </LinkButton>
        </li>
      </ul>
    </MessagePage>
  );
}

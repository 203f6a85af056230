import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import type { PreviewView } from './preview-view';
import styles from './preview-bar.module.css';
import { useSavedDrafts } from './use-saved-drafts';

type PreviewBarProps = { preview: PreviewView; exitHref: string };

/** ROUTE-11: says that this is a preview, and of what; the way out needs no script. */
export function PreviewBar({ preview, exitHref }: PreviewBarProps) {
  const { t } = useTranslation();
  useSavedDrafts(preview.cmsOrigin);
  const isDraft = preview.state === 'drafts';
  return (
    <aside className={styles.bar} aria-label={t('preview.label')} data-preview={preview.state}>
      <p className={styles.words}>
        <Icon name="eye" />
        <strong className={styles.state}>
          {t(isDraft ? 'preview.drafts' : 'preview.published')}
        </strong>
        <span className={styles.text}>
          {t(isDraft ? 'preview.draftsText' : 'preview.publishedText')}
        </span>
      </p>
      <a className={styles.exit} href={exitHref}>
        {t('preview.exit')}
        <Icon name="close" />
      </a>
    </aside>
  );
}

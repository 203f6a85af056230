import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon';
import type { PreviewView } from './preview-view.server';
import styles from './preview-bar.module.css';

type PreviewBarProps = { preview: PreviewView; exitHref: string };

/**
 * ROUTE-11: says that this is a preview, and of what; the way out needs no script. What is saved
 * meanwhile shows by itself (`start-saved-drafts.ts`).
 */
export function PreviewBar({ preview, exitHref }: PreviewBarProps) {
  const { t } = useTranslation();
  const isDraft = preview.state === 'drafts';
  return (
    <aside
      className={styles.bar}
      aria-label={t('preview.label')}
      data-preview={preview.state}
      data-cms-origin={preview.cmsOrigin}
    >
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

import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon';
import type { PreviewView } from './preview-view.server';
import styles from './preview-bar.module.css';

type PreviewBarProps = { preview: PreviewView; exitHref: string };

/**
 * Renders the preview's label and its exit link, which needs no JavaScript. Changes saved meanwhile
 * appear without a reload (`start-saved-drafts.ts`).
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

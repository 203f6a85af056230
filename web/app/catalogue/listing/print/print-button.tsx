import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon';
import ghost from '../../../ui/controls/ghost-button.module.css';

/**
 * Renders a button that prints the page (`start-print.ts`); without JavaScript, the browser's own
 * command works.
 */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <button type="button" className={ghost.button} data-print-page="" data-with-script="">
      <Icon name="print" />
      {t('detail.print')}
    </button>
  );
}

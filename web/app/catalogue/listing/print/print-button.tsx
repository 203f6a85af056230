import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import { useHydrated } from '../../../ui/use-hydrated';
import ghost from '../../../ui/ghost-button.module.css';

/** DETAIL-1: prints the page; the browser's own command does without JavaScript. */
export function PrintButton() {
  const { t } = useTranslation();
  if (!useHydrated()) return null;
  return (
    <button type="button" className={ghost.button} onClick={() => void printPage()}>
      <Icon name="print" />
      {t('detail.print')}
    </button>
  );
}

const longestWaitMs = 3000;

/** Pictures that wait to be scrolled to are loaded first, or paper would show holes. */
async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-print] img')];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.allSettled(pictures.slice(0, 5).map((picture) => picture.decode()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  window.print();
}

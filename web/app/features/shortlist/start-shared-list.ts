import { loadTexts } from '../../i18n/load-texts.client';
import { announce } from '../../lib/dom/announcements';
import { onEvent } from '../../lib/dom/on-event';
import { compared, favourites } from '../../lib/dom/shortlists';

/** Starts the buttons that save a shared list and remove a listing from the comparison. */
export function start(): void {
  onEvent('click', '[data-keep-all]', ({ dataset }) => {
    void keepAll(dataset.keepAll?.split(',') ?? []).catch(() => undefined);
  });
  onEvent('click', '[data-forget]', ({ dataset }) => {
    compared.write(compared.read().filter((id) => id !== dataset.forget));
  });
}

async function keepAll(sent: readonly string[]): Promise<void> {
  const result = favourites.write([...new Set([...favourites.read(), ...sent])]);
  const { t } = await loadTexts();
  const texts = {
    kept: t('shortlist.allKept'),
    full: t('shortlist.tooLong', { count: favourites.most }),
    refused: t('shortlist.refused'),
  };
  announce({ text: texts[result] });
}

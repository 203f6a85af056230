import { documentLanguage, rememberLanguage } from './i18n/document-language';
import { startPrint } from './catalogue/listing/print/start-print';
import { watchConsent } from './features/consent/choice/consent-state';
import { startConsent } from './features/consent/start-consent';
import { startList } from './features/search/list/start-list';
import { startFavouriteButtons } from './features/shortlist/start-favourite-buttons';
import { startShortlistBar } from './features/shortlist/start-shortlist-bar';
import { passReferrer } from './features/visit/pass-referrer';
import { startVisits } from './features/visit/start-visits';
import { startIslands } from './islands/islands';
import { startLightbox } from './islands/start-lightbox';
import { startMaps } from './islands/start-maps';
import { afterPaint } from './lib/dom/after-paint';
import { findAll } from './lib/dom/on-event';
import { startDisclosures } from './ui/layout/close-disclosures';
import { startPanelDialogs } from './ui/dialogs/panel-dialogs';
import { startScrollState } from './ui/layout/scroll-state';
import { startShellSettings } from './ui/layout/shell-settings';
import { startSkipEmptyFields } from './ui/controls/skip-empty-fields';
import { startCoverTransition } from './ui/media/start-cover-transition';
import { startSwipe } from './ui/media/start-swipe';
import { loadEmbeds } from '../document/embeds/load-embeds';
import { startSlides } from './ui/cards/start-slides';

/**
 * Starts the modules of every page, which work on server HTML and on elements added later (see
 * `../document/README.md`).
 */
document.documentElement.dataset.scripted = '';
startDisclosures();
startPanelDialogs();
startSkipEmptyFields();
startFavouriteButtons();
startShortlistBar();
loadEmbeds();
startPrint();
startList();
startIslands();
startLightbox();
startSwipe();
startMaps();
startCoverTransition();
const startedWhere: readonly [selector: string, load: () => Promise<{ start(): void }>][] = [
  ['[data-autoplay], [data-film]', () => import('./blocks/banner/start-banners')],
  ['[data-city-search]', () => import('./features/search/cities/start-city-search')],
  ['[data-costs-form]', () => import('./catalogue/cost/start-costs')],
  ['[data-opens-dialog="share"]', () => import('./ui/links/start-share')],
  ['[data-looked-at]', () => import('./features/shortlist/start-looked-at')],
  ['[data-own-list]', () => import('./islands/start-own-list')],
  ['[data-keep-all], [data-forget]', () => import('./features/shortlist/start-shared-list')],
  ['[data-cms-origin]', () => import('./features/preview/start-saved-drafts')],
];
for (const [selector, load] of startedWhere) startWhere(selector, load);
void startLater([
  startScrollState,
  startSlides,
  startShellSettings,
  passReferrer,
  startConsent,
  () => startVisits(watchConsent),
  () => rememberLanguage(documentLanguage()),
]);

/** Loads a rarely needed module if the server rendered an element for it. */
function startWhere(selector: string, load: () => Promise<{ start(): void }>): void {
  if (findAll(selector).length === 0) return;
  // If the script fails to load, elements that need it stay hidden or work without it.
  load()
    .then(({ start }) => start())
    .catch(() => undefined);
}

/**
 * Starts modules that force layout after the first frame, one at a time, so that input in between
 * is handled.
 */
async function startLater(starts: readonly (() => void)[]): Promise<void> {
  await afterPaint();
  for (const start of starts) {
    start();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

import type { StrapiApp } from '@strapi/strapi/admin';
import { showAdditions } from './additions/show-additions';
import { showAdvertGaps } from './advert-gaps';
import { addBlockChoices } from './block-choices/add-block-choices';
import { showAgencyDetails } from './agency-details/agency-details';
import { colors, mark } from './brand/admin-look';
import { showBrand } from './brand/show-brand';
import './brand/type.css';
import { startInBrowserLanguage } from './choose-language';
import { addCodes } from './codes/add-codes';
import { addDeletedFiles } from './deleted-files/add-deleted-files';
import { showConflicts } from './edit-conflicts/conflict-panel';
import { writeEuropeanDates } from './european-formats';
import { addFeeds } from './feeds/add-feeds';
import { showRuns } from './feeds/run-panel';
import { flushTexts } from './flush-texts';
import { guardSettings } from './guard-settings';
import { addAgenda, addInbox, showLeadPanel } from './inbox/add-inbox';
import { showImportNotice } from './import-notice';
import { addLegalFacts } from './legal-facts/add-legal-facts';
import { compareLanguages } from './languages/compare-languages';
import { hideAccountSettings, showOwners } from './owners/show-owners';
import { addBoard, showSource } from './languages/add-board';
import { hideModelLink } from './hide-model-link';
import { addPrivacy } from './privacy/add-privacy';
import { showLinks } from './links/links-panel';
import { addMailbox } from './mailbox/add-mailbox';
import { addManualListings, linkManualListings } from './manual-listings/add-manual-listings';
import { showMenuOrder } from './menu-order/menu-panel';
import { showMails } from './outbox/show-mails';
import { addCalendar, showPlans } from './scheduling/add-scheduling';
import { showPatterns } from './page-patterns/show-patterns';
import { showPictures } from './pictures/pictures-panel';
import { openContent } from './open-content';
import { askAboutBlocks } from './page-builder/ask-about-blocks';
import { trimDrawer } from './page-builder/drawer-frame';
import { offerBlocks } from './page-builder/offer-blocks';
import { showPageBuilder } from './page-builder/show-page-builder';
import { addToday } from './today/add-today';
import de from '../platform/rules/labels/messages/de.json';
import en from '../platform/rules/labels/messages/en.json';
import fr from '../platform/rules/labels/messages/fr.json';
import nl from '../platform/rules/labels/messages/nl.json';
import strapiDe from './translations/strapi/de.json';
import strapiFr from './translations/strapi/fr.json';
import strapiNl from './translations/strapi/nl.json';
import { addRedirects } from './redirects/add-redirects';
import { addReport } from './report/add-report';
import { addRichTexts } from './rich-texts/add-rich-texts';
import { saveLanguage } from './save-language';
import { addSecondFactor, demandSecondFactor } from './second-factor/add-second-factor';
import { hideUnaskedCode, tellLoginRefused } from './second-factor/login';
import { silenceAi } from './silence-ai';
import { showVersions } from './versions/versions-panel';
import { listWords, translateFields } from './translate-fields/translate-fields';

/**
 * Placeholder of the profile's language field. Strapi would replace an empty message with the
 * English one.
 */
const silent = { 'global.select': '\u200b' };

const translations = {
  en: { ...silent, ...listWords('en', en) },
  nl: { ...strapiNl, ...silent, ...listWords('nl', nl) },
  fr: { ...strapiFr, ...silent, ...listWords('fr', fr) },
  de: { ...strapiDe, ...silent, ...listWords('de', de) },
};

export default {
  config: {
    locales: ['nl', 'fr', 'de'],
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    theme: { light: { colors }, dark: {} },
    tutorials: false,
    // Avoids a request to GitHub.
    notifications: { releases: false },
    translations,
  },

  register(app: StrapiApp) {
    startInBrowserLanguage(Object.keys(translations));
    writeEuropeanDates();
    showBrand(app, { en, nl, fr, de });
    clearMenu(app);
    showStickyTitles();
    trimDrawer();
    moveFocalPoint();
    addToday(app);
    // The order of a phone's menu.
    addInbox(app);
    addAgenda(app);
    addManualListings(app);
    addLegalFacts(app);
    addBoard(app);
    addCalendar(app);
    addReport(app);
    openContent(app);
    guardSettings(app);
    addPrivacy(app);
    addDeletedFiles(app);
    addFeeds(app);
    addRedirects(app);
    addMailbox(app);
    addBlockChoices(app);
    addCodes(app);
    hideAccountSettings(app);
    addSecondFactor(app);
    hideUnaskedCode();
    translateFields(app);
  },

  bootstrap(app: StrapiApp) {
    saveLanguage();
    flushTexts();
    silenceAi();
    hideModelLink(app);
    addRichTexts(app);
    tellLoginRefused(translations);
    // Order next to the form: refused saves first, then the blocks of a page.
    showConflicts(app);
    showPageBuilder(app);
    showVersions(app);
    compareLanguages(app);
    showSource(app);
    showLinks(app);
    showPlans(app);
    offerBlocks(app);
    askAboutBlocks(app);
    showMenuOrder(app);
    showPictures(app);
    showPatterns(app);
    showAgencyDetails(app);
    showImportNotice(app);
    showAdditions(app);
    showAdvertGaps(app);
    linkManualListings(app);
    showMails(app);
    showRuns(app);
    showLeadPanel(app);
    showOwners(app);
    demandSecondFactor();
  },
};

const shop = 'admin::marketplace.read';

function clearMenu(app: StrapiApp): void {
  app.addRBACMiddleware(
    () => (next) => (rights) => next(rights.filter(({ action }) => action !== shop)),
  );
  for (const isLegacy of [false, true]) {
    const banner = `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${isLegacy}`;
    window.localStorage.setItem(`${banner}:false`, 'true');
  }
}

/** Tolerated pointer movement during a click, in CSS pixels. */
const steady = 4;

/** The crop rectangle in Strapi's dialog, next to the picture, with four corners and the circle. */
const rectangle = 'img + div';
const circleIn = ':scope > button:nth-of-type(5)';

/**
 * Moves the focal point to a click on the picture: in Strapi's crop dialog it can only be
 * dragged. Sends drag events to its circle. Call it while registering.
 */
function moveFocalPoint(): void {
  let pressed: PointerEvent | null = null;
  // Captured, because Strapi stops the event when it starts dragging the rectangle.
  document.addEventListener('pointerdown', (event) => (pressed = event), { capture: true });
  document.addEventListener('click', (event) => {
    const { target, clientX, clientY } = event;
    if (!(target instanceof Element) || !target.matches(rectangle)) return;
    const circle = target.querySelector(circleIn);
    if (!circle || !pressed || isFar(pressed, event)) return;
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
      circle.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY }));
    }
  });
}

function isFar(from: MouseEvent, to: MouseEvent): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > steady;
}

/**
 * Moves sticky page titles on narrow screens below the bar: Strapi sets `top: 0`, which is
 * behind it. Sizes are Strapi's. Call it while registering.
 */
function showStickyTitles(): void {
  const style = document.createElement('style');
  style.textContent = `
    @media (max-width: 1079px) {
      body [data-strapi-header-sticky] { top: 5.6rem; min-height: 0; overflow-wrap: anywhere }
      body [data-strapi-header-sticky] h1 { font-size: 1.6rem; line-height: 2rem }
      body [data-strapi-header-sticky] h1 + * { display: none }
    }
    @media (max-width: 767px) {
      body [data-strapi-header-sticky] { top: 6.4rem }
    }
  `;
  document.head.append(style);
}

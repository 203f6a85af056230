import type { StrapiApp } from '@strapi/strapi/admin';
import { showAdvertGaps } from './advert-gaps';
import { clearHome } from './clear-home';
import { showConflicts } from './edit-conflicts/conflict-panel';
import { writeEuropeanDates } from './european-formats';
import mark from './extensions/mark.svg';
import { guardSettings } from './guard-settings';
import { addInbox, showLeadPanel } from './inbox/add-inbox';
import { showImportNote } from './import-note';
import { compareLanguages } from './languages/compare-languages';
import { hideAccountSettings, showOwners } from './owners/show-owners';
import { addPrivacy } from './privacy/add-privacy';
import { showMails } from './outbox/show-mails';
import de from './translations/de.json';
import en from './translations/en.json';
import fr from './translations/fr.json';
import nl from './translations/nl.json';

const colors = {
  primary100: '#f8ece7',
  primary200: '#ecc9bd',
  primary500: '#b04a31',
  primary600: '#9a3b26',
  primary700: '#7a2e1f',
  buttonPrimary500: '#b04a31',
  buttonPrimary600: '#9a3b26',
};

export default {
  config: {
    locales: ['nl', 'fr', 'de'],
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    theme: { light: { colors }, dark: {} },
    tutorials: false,
    // Asks GitHub otherwise.
    notifications: { releases: false },
    translations: { en, nl, fr, de },
  },

  register(app: StrapiApp) {
    writeEuropeanDates();
    clearHome(app);
    guardSettings(app);
    addInbox(app);
    addPrivacy(app);
    hideAccountSettings(app);
  },

  bootstrap(app: StrapiApp) {
    showConflicts(app);
    compareLanguages(app);
    showImportNote(app);
    showAdvertGaps(app);
    showMails(app);
    showLeadPanel(app);
    showOwners(app);
  },
};

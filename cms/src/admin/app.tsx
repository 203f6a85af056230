import mark from './extensions/mark.svg';

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
    translations: {
      en: { 'Auth.form.welcome.title': 'Your site' },
      nl: { 'Auth.form.welcome.title': 'Beheer van uw site' },
      fr: { 'Auth.form.welcome.title': 'Gestion de votre site' },
      de: { 'Auth.form.welcome.title': 'Verwaltung Ihrer Website' },
    },
  },
};

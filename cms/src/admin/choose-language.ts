const chosenKey = 'strapi-admin-language';

/**
 * Shows the login and the page of an invitation in a language of the browser until one is chosen
 * here. English, in which Strapi begins anyway, is not stored: the login saves a stored language
 * to the profile (save-language.ts), which then comes before every later choice in the browser.
 * Call it while registering.
 */
export function startInBrowserLanguage(offered: readonly string[]): void {
  if (localStorage.getItem(chosenKey)) return;
  const language = chooseLanguage(navigator.languages, offered);
  if (language && language !== 'en') localStorage.setItem(chosenKey, language);
}

/** Returns the first language of the browser that the admin has; null without one. */
export function chooseLanguage(
  preferred: readonly string[],
  offered: readonly string[],
): string | null {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => offered.includes(code)) ?? null;
}

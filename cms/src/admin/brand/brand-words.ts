export const nameMessage = 'app.components.LeftMenu.navbrand.title';
const places = [nameMessage, 'app.components.LeftMenu.logo.alt', 'Auth.form.welcome.title'];

/** Sentences of Strapi that name it, and those of the agency that replace them. */
const sentences = {
  'Auth.form.welcome.subtitle': 'agency.login.subtitle',
  'Auth.form.register.subtitle': 'agency.register.subtitle',
} as const;

/** Returns Strapi's messages with the agency's name in place of Strapi's. */
export function brandWords(
  name: string,
  words: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    ...Object.fromEntries(places.map((place) => [place, name])),
    ...Object.fromEntries(
      Object.entries(sentences).map(([place, own]) => [
        place,
        (words[own] ?? '').replace('{name}', () => name),
      ]),
    ),
  };
}

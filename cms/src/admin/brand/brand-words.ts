/** Where the agency's name stands in the admin: messages of Strapi's, none of which is given values. */
export const nameMessage = 'app.components.LeftMenu.navbrand.title';
const places = [nameMessage, 'app.components.LeftMenu.logo.alt', 'Auth.form.welcome.title'];

/** The agency's name as messages of the admin. */
export function brandWords(name: string): Record<string, string> {
  return Object.fromEntries(places.map((place) => [place, name]));
}

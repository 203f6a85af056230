export const nameMessage = 'app.components.LeftMenu.navbrand.title';
const places = [nameMessage, 'app.components.LeftMenu.logo.alt', 'Auth.form.welcome.title'];

export function brandWords(name: string): Record<string, string> {
  return Object.fromEntries(places.map((place) => [place, name]));
}

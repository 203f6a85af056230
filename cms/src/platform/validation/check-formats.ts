import { fieldError } from './validation-error';
import { walkFields, type FindComponent, type Model } from './walk-fields';

/** What the patterns of the schemas ask for, in words; a test finds each of them here. */
export const formats: Readonly<Record<string, string>> = {
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'Use small letters, digits and hyphens, such as te-koop.',
  '^[A-Za-z0-9][A-Za-z0-9-]*$': 'Use letters, digits and hyphens, such as about-us.',
  '^[A-Za-z][A-Za-z0-9_ -]*$': 'Use letters, digits, hyphens and spaces, beginning with a letter.',
  '^#[0-9a-fA-F]{6}$': 'Write a colour as # and six letters or digits, such as #9A3B26.',
  '^https?://[^\\s]+$': 'Write a whole address, such as https://www.example.be/.',
  '^https://[^\\s"\'<>]+$': 'Write a whole address that begins with https://.',
  '^GTM-[A-Z0-9]+$': 'It begins with GTM-, such as GTM-AB12CD3.',
  '^(G|UA)-[A-Z0-9-]+$': 'It begins with G- or UA-, such as G-AB12CD34EF.',
  '^AW-[0-9]+$': 'It begins with AW- and digits follow, such as AW-123456789.',
  '^[0-9]+$': 'Use digits alone.',
};

const link =
  'Write a page of the site (contact-demand, /for-sale/), an address (https://…), mailto: or tel:.';

/**
 * Refuses texts that are not written as the pattern of their field asks, in drafts too: Strapi
 * would say so only when publishing, and by showing the pattern.
 */
export function checkFormats(
  model: Model,
  data: Record<string, unknown>,
  findComponent: FindComponent,
): void {
  walkFields(model, data, findComponent, ({ regex }, value, path) => {
    if (regex === undefined || typeof value !== 'string' || value === '') return;
    if (new RegExp(regex).test(value)) return;
    throw fieldError(path, `“${value}” cannot be used here. ${formats[regex] ?? link}`);
  });
}

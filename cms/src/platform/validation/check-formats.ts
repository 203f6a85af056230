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
  '^\\+[0-9][0-9 ]{6,28}$': 'Write a phone number with its country, such as +32 2 512 47 80.',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$': 'Write a mail address, such as name@agency.be.',
  '^[a-z]{2}(, ?[a-z]{2})*$': 'Write codes of languages with commas, such as nl, fr, en.',
  '^([0-9]{3}[. ]?[0-9]{3}|[0-9]{8}/[0-9]{1,2})$':
    'Write the number alone: 509.214 for BIV/IPI, 10148233/1 for a permit in Luxembourg.',
  '^[0-9]{4,5}(, ?[0-9]{4,5})*$': 'Write postal codes with commas, such as 1000, 1050.',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'Write a time of day, such as 09:00.',
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

import { sayRefusal, type RefusalKey } from '../rules/refusals/say-refusal';
import { refuseField } from './refusal';
import { walkFields, type FindComponent, type Model } from './walk-fields';

/** Message keys by schema pattern; a test checks that every pattern is listed. */
export const formats: Readonly<Record<string, RefusalKey>> = {
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'format.slug',
  '^[A-Za-z0-9][A-Za-z0-9-]*$': 'format.key',
  '^[A-Za-z][A-Za-z0-9_ -]*$': 'format.name',
  '^#[0-9a-fA-F]{6}$': 'format.color',
  '^https?://[^\\s]+$': 'format.address',
  '^https://[^\\s"\'<>]+$': 'format.secureAddress',
  '^GTM-[A-Z0-9]+$': 'format.tagManager',
  '^(G|UA)-[A-Z0-9-]+$': 'format.analytics',
  '^AW-[0-9]+$': 'format.ads',
  '^[0-9]+$': 'format.digits',
  '^\\+[0-9][0-9 ]{6,28}$': 'format.phone',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$': 'format.email',
  '^[a-z]{2}(, ?[a-z]{2})*$': 'format.languages',
  '^([0-9]{3}[. ]?[0-9]{3}|[0-9]{8}/[0-9]{1,2})$': 'format.licence',
  '^[0-9]{4,5}(, ?[0-9]{4,5})*$': 'format.postalCodes',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'format.time',
};

/**
 * Refuses texts that do not match the pattern of their field, in drafts too: Strapi checks only
 * when publishing, and its message shows the pattern.
 */
export function checkFormats(
  model: Model,
  data: Record<string, unknown>,
  findComponent: FindComponent,
): void {
  walkFields(model, data, findComponent, ({ regex }, value, path) => {
    if (regex === undefined || typeof value !== 'string' || value === '') return;
    if (new RegExp(regex).test(value)) return;
    const advice = sayRefusal(formats[regex] ?? 'format.link');
    throw refuseField(path, 'format.wrong', { value, advice });
  });
}

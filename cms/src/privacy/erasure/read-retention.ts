import type { Core } from '@strapi/strapi';
import { findSharedSettings } from '../../platform/i18n/find-shared-settings';

interface Settings {
  retention?: { kind: string; days: number }[] | null;
}

/**
 * For how many days each kind is kept, as the settings of the site say in any language, published or
 * not: nothing is kept longer because somebody unpublished them. A kind that is not there is kept
 * until somebody erases it.
 */
export async function readRetention(strapi: Core.Strapi): Promise<Map<string, number>> {
  const site = (await findSharedSettings(strapi, ['retention'])) as Settings | null;
  return new Map((site?.retention ?? []).map(({ kind, days }) => [kind, days]));
}

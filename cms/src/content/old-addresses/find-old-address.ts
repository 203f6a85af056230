import type { Core } from '@strapi/strapi';
import { isLanguage } from '@agency/domain/languages';
import { findRedirect } from '../redirects/find-redirect';
import { findRule, followRule, listPrefixes, readRequest } from './old-address';
import { OLD_ADDRESSES, toRule, type OldAddressRow } from './old-address-table';

interface FoundAddress {
  /** A path of the site, with or without a language, or an http(s) URL. */
  to: string;
  /** Language of a path without one; null for that of the visitor. */
  language: string | null;
  /** False for addresses of campaigns, whose target changes. */
  isPermanent: boolean;
}

/** Returns where an address of the former site or a campaign leads, and counts it; null if nowhere. */
export async function findOldAddress(
  strapi: Core.Strapi,
  address: string,
): Promise<FoundAddress | null> {
  const asked = readRequest(address);
  if (!asked) return null;
  const rows = (await strapi.db
    .connection(OLD_ADDRESSES)
    .whereIn('path', listPrefixes(asked.path))) as OldAddressRow[];
  const rule = findRule(rows.map(toRule), asked);
  if (!rule) return null;
  const to = await followMoved(strapi, followRule(rule, asked.path));
  // Only content that moved since the rule was written can lead back.
  if (readRequest(to)?.path === asked.path) return null;
  await strapi.db
    .connection(OLD_ADDRESSES)
    .where({ id: rule.id })
    .increment('hits', 1)
    .update({ last_hit: Date.now() });
  return { to, language: rule.language || null, isPermanent: rule.kind === 'former' };
}

/** Returns the present address of content that moved since, so that there is one redirect. */
async function followMoved(strapi: Core.Strapi, target: string): Promise<string> {
  const [, language = '', path = '', rest = ''] =
    /^\/([a-z]{2})\/([^?#]+?)\/?([?#].*)?$/.exec(target) ?? [];
  if (!isLanguage(language)) return target;
  const moved = await findRedirect(strapi, { language, path, mayStay: true });
  return moved === null ? target : `/${language}/${moved}/${rest}`;
}

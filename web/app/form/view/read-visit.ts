import { pickCampaign, savedSearchMark } from '@agency/domain/lead-source';
import { parseConsent } from '../../lib/web/consent';
import { sentNames } from '../send/sent-names';

interface WithNavigation {
  navigation?: { entries(): readonly { url: string | null }[] };
}

/**
 * Returns how the visitor came to the site, as fields of a form. Stores nothing: the first page is
 * in the browser's own history of the tab, where it supports the Navigation API.
 */
export function readVisit(): Record<string, string> {
  const isOwn = document.referrer.startsWith(`${location.origin}/`);
  const known = (window as WithNavigation).navigation?.entries()[0]?.url;
  const first = known ?? (isOwn ? null : location.href);
  // Passed by the page before, see `features/visit/pass-referrer.ts`.
  const passed = new URLSearchParams(location.hash.slice(1)).get('from');
  const referrer = isOwn ? passed && `https://${passed}` : document.referrer;
  return {
    ...(first && URL.canParse(first)
      ? { [sentNames.entryPage]: describePage(new URL(first)) }
      : {}),
    ...(referrer ? { [sentNames.referrer]: referrer } : {}),
  };
}

function describePage({ pathname, searchParams, hash }: URL): string {
  const campaign = new URLSearchParams(
    pickCampaign(searchParams, parseConsent(document.cookie)),
  ).toString();
  const mark = hash === `#${savedSearchMark}` ? hash : '';
  return pathname + (campaign && `?${campaign}`) + mark;
}

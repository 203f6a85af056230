import { cleanPath, findReferrer, pickCampaign, savedSearchMark } from '@agency/domain/lead-source';
import { env } from '../../../server/env';
import type { VisitSourceInput } from '../../cms/generated/graphql';
import { sentNames } from '../../form/send/sent-names';
import { parseConsent } from '../../lib/web/consent';

/**
 * Returns how the sender of a form came to the site. Without scripts only the page with the form is
 * known, from `Referer`. Drops campaign parameters that the consent of the request does not cover;
 * `askedFrom` is the first version of its texts that counts.
 */
export function readVisitSource(
  sent: FormData,
  headers: Headers,
  askedFrom: number,
): VisitSourceInput {
  const read = (name: string) => String(sent.get(name) ?? '');
  const { hostname, origin } = new URL(env.SITE_URL);
  const given = parseConsent(headers.get('Cookie'));
  const consent = given && given.version >= askedFrom ? given : null;
  const page = headers.get('Referer') ?? '';
  const entry = read(sentNames.entryPage);
  const { search, hash } = URL.canParse(entry, origin) ? new URL(entry, origin) : emptyAddress;
  const campaign = new URLSearchParams(pickCampaign(new URLSearchParams(search), consent));
  return {
    page: page.startsWith(`${origin}/`) ? cleanPath(page.slice(origin.length)) : null,
    entryPage: cleanPath(entry),
    referrer: findReferrer(read(sentNames.referrer), hostname),
    savedSearch: hash === `#${savedSearchMark}`,
    campaign: campaign.toString(),
  };
}

const emptyAddress = { search: '', hash: '' };

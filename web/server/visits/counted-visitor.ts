import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { parseConsent } from '../../app/lib/consent';

/** Cookies of who is no visitor: an owner who is logged in, an editor, who is marked for a year. */
const ownPeople = /(?:^|;\s*)(?:(?:__Host-)?site_session|site_preview|site_staff)=/;

/**
 * OWN-6: whether who sends a beacon is a visitor that counts: has agreed to statistics, is no
 * program and none of ours.
 */
export function isCountedVisitor(headers: IncomingHttpHeaders): boolean {
  const { cookie = '', 'user-agent': agent = '' } = headers;
  if (agent.trim() === '' || isbot(agent) || ownPeople.test(cookie)) return false;
  return parseConsent(cookie)?.analytical === true;
}

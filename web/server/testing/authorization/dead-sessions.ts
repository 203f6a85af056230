import { createCookie } from '@remix-run/node';
import { openOwner } from '../../../../cms/test/open-owner';
import { ownerCookie } from '../../../app/testing/owner-cookie';
import type { LiveSite } from '../open-live-site';
import type { Person } from './open-persons';

interface JwtService {
  issue(payload: object, options?: object): string;
}

export async function makeDeadSessions(
  { cms }: LiveSite,
  owner: Person,
  other: Person,
): Promise<Record<string, string>> {
  const jwt = cms.strapi.plugin('users-permissions').service('jwt') as JwtService;
  const { id } = await openOwner(cms);
  const blocked = await openOwner(cms, { blocked: true });
  const wrap = async (session: string) => (await ownerCookie(session)).Cookie;
  const value = owner.cookie.slice(owner.cookie.indexOf('=') + 1);
  const forger = createCookie('site_session', { secrets: ['x'.repeat(43)] });
  const until = Date.now() + 600_000;
  const forged = await forger.serialize({ value: 'x', until });
  const logOut = await openOwner(cms);
  await cms.query('mutation ($session: String!) { logOutOwner(session: $session) }', {
    session: logOut.session,
  });
  return {
    'of nothing': 'site_session=',
    'of anything': 'site_session=abc.def',
    'that was cut': `site_session=${value.slice(0, -4)}`,
    'that was changed': `site_session=${value[0] === 'e' ? 'f' : 'e'}${value.slice(1)}`,
    'signed by somebody else': forged.split(';')[0] ?? '',
    'of two owners at once': `${owner.cookie}; ${other.cookie}`,
    'under the name of another cookie': `site_device=${value}`,
    'with nothing of the CMS in it': await wrap('nothing'),
    'that is too old': await wrap(jwt.issue({ id, version: 0 }, { expiresIn: -10 })),
    'of an earlier password': await wrap(jwt.issue({ id, version: -1 })),
    'that was logged out': await wrap(logOut.session),
    'of an owner who is blocked': await wrap(blocked.session),
  };
}

import type { Core } from '@strapi/strapi';
import { findPreviewTarget, type PreviewRequest } from './find-preview-target';
import { signPreviewToken } from './preview-token';

interface AdminRequest {
  state: { userAbility?: { can(action: string, subject: string): boolean } };
}

const readAction = 'plugin::content-manager.explorer.read';

/**
 * Strapi's preview handler: the address that the admin's "Open preview" shows in its frame, good for
 * five minutes (CMS-5, ROUTE-11). Undefined, and no button, for a document that has no place on the
 * site and for who may not read it.
 */
export function createPreviewHandler(siteUrl: string, secret: string) {
  return async (uid: string, request: PreviewRequest): Promise<string | undefined> => {
    // The configuration is read before there is a Strapi to pass on.
    const running: Core.Strapi = strapi;
    if (!mayRead(running, uid)) return undefined;
    const target = await findPreviewTarget(running, uid, request);
    if (target === null) return undefined;
    const address = new URL('/preview/', siteUrl);
    address.searchParams.set('token', signPreviewToken(target, secret));
    // The words of a refusal, which has no page to take its language from.
    address.searchParams.set('lng', target.language);
    return address.href;
  };
}

/** Strapi asks only whether somebody is logged in. */
function mayRead(running: Core.Strapi, uid: string): boolean {
  const request = running.requestContext.get() as AdminRequest | undefined;
  return request?.state.userAbility?.can(readAction, uid) ?? false;
}

import { CmsError } from '../../cms/cms-error';
import { LogOutOwnerDocument } from '../../cms/generated/graphql';
import { writeCms } from '../../cms/write.server';
import type { OpenSite } from '../../site/open-language.server';
import { buildLoginPath } from '../../i18n/login-path';
import { endSession, readSession } from '../../site/owner-session.server';
import { goOn, type StepAnswer } from '../../form/send/step-answer.server';

/**
 * OWN-1: ends the owner's sessions, everywhere, and takes the cookie away. While the CMS is away
 * this browser is logged out all the same.
 */
export async function logOut(context: OpenSite, request: Request): Promise<StepAnswer> {
  const session = await readSession(request);
  if (session !== null) {
    await writeCms('LogOutOwner', LogOutOwnerDocument, { session }).catch((error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      console.error(error.message);
    });
  }
  const href = buildLoginPath(context, 'login', { isDone: true });
  return goOn(href, Object.entries(await endSession()));
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { fileNotFound, uncachedHeaders } from '../../cms/page-headers.server';
import type { IssuedFormToken } from '../../form/bot-check/form-token-store';
import { makeChallenge } from '../../form/bot-check/proof-of-work.server';
import { makeFormToken } from '../../form/bot-check/form-token.server';
import { isLanguage } from '@agency/domain/languages';

/** Returns the token of one rendering of a form and its proof of work as JSON. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!isLanguage(params.lang)) return fileNotFound();
  const formToken = makeFormToken();
  const challenge = await makeChallenge(formToken);
  const given: IssuedFormToken = {
    formToken: formToken.text,
    challenge,
    expiresAt: formToken.expiresAt,
  };
  return Response.json(given, { headers: uncachedHeaders });
}

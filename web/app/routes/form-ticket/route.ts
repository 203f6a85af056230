import type { LoaderFunctionArgs } from '@remix-run/node';
import { fileNotFound, uncachedHeaders } from '../../cms/page-headers.server';
import type { GivenTicket } from '../../form/person/passes';
import { makeChallenge } from '../../form/person/proof.server';
import { makeTicket } from '../../form/person/ticket.server';
import { isLanguage } from '@agency/domain/languages';

/** FORM-5, FORM-7: the ticket of one rendering of a form and the work to do for it, as JSON. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!isLanguage(params.lang)) return fileNotFound();
  const ticket = makeTicket();
  const challenge = await makeChallenge(ticket);
  const given: GivenTicket = { ticket: ticket.text, challenge, expiresAt: ticket.expiresAt };
  return Response.json(given, { headers: uncachedHeaders });
}

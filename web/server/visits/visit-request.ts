import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { isListingId } from '@agency/domain/match-address';
import { parseJson } from '../../app/lib/parse-json';
import { isOwnOrigin } from '../http/origin-check';
import { readBody } from '../http/read-body';

/** What a beacon says, or the status that says what is wrong with it. */
export type VisitRequest = { readonly listing: string } | { readonly refusal: number };

const largestBody = 1024;
const schema = z.strictObject({ listing: z.string().refine(isListingId) });

/**
 * Reads a beacon: a POST of JSON from a page of this site, at most 1 KB. A page sends its `Origin`
 * with every POST, so that one without it is no page's.
 */
export async function readVisit(request: IncomingMessage, siteUrl: string): Promise<VisitRequest> {
  const { method, headers } = request;
  if (method !== 'POST') return { refusal: 405 };
  if (headers.origin === undefined || !isOwnOrigin(request, siteUrl)) return { refusal: 403 };
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return { refusal: 415 };
  const body = await readBody(request, largestBody);
  if (body === null) return { refusal: 413 };
  const { data } = schema.safeParse(parseJson(body));
  return data ?? { refusal: 400 };
}

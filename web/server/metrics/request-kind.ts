import type { IncomingMessage } from 'node:http';
import { isLanguage } from '@agency/domain/languages';
import { reportsPath } from '../http/security/browser-reports';
import { isOwnerPath } from '../http/owner-path';
import { isPrivate } from '../http/page-key';
import { rememberByPath } from '../http/remember-by-path';
import { uploadsPrefix } from '../http/uploads';
import { withoutQuery } from '../log';
import { visitsPath } from '../visits/visit-handler';
import { noticesPath } from '../webhooks/notice-handler';

/** Label of a request in metrics; a fixed set, whatever address is requested. */
export type RequestKind =
  | 'asset'
  | 'data'
  | 'form'
  | 'health'
  | 'notice'
  | 'other'
  | 'page'
  | 'portal'
  | 'private'
  | 'report'
  | 'upload'
  | 'visit';

const fixed: ReadonlyMap<string, RequestKind> = new Map([
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  [noticesPath, 'notice'],
  [visitsPath, 'visit'],
  [reportsPath, 'report'],
]);

const dataPath =
  /^\/[a-z]{2}\/(?:list-count|list-options|map-places|listing-cards|quick-search|form-token)\/|\.data$/;

/**
 * Returns the kind of a request. `portal`: login and owner portal; `private`: other responses for
 * one visitor, such as previews and links in mails; `other`: files for programs, and unknown
 * addresses.
 */
export function findRequestKind({ method, url = '/' }: IncomingMessage): RequestKind {
  const path = withoutQuery(url);
  const known = fixed.get(path);
  if (known !== undefined) return known;
  if (path.startsWith('/assets/')) return 'asset';
  return method === 'POST' ? 'form' : findPathKind(path);
}

const findPathKind = rememberByPath((path: string): RequestKind => {
  if (path.startsWith(uploadsPrefix)) return 'upload';
  if (dataPath.test(path)) return 'data';
  if (isOwnerPath(path)) return 'portal';
  if (isPrivate(path)) return 'private';
  return path === '/' || isLanguage(path.split('/')[1] ?? '') ? 'page' : 'other';
});

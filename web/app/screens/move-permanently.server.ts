import { redirect } from '@remix-run/node';
import { uncachedHeaders } from '../cms/page-headers.server';

/** 301, kept by nobody: when the address is given to something else, it is that at once. */
export function movePermanently(path: string): Response {
  return redirect(path, { status: 301, headers: uncachedHeaders });
}

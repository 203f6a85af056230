/**
 * What an answer is to who asked: shown; a redirect to the login or to somewhere else; or a status
 * that says no.
 */
export type Outcome = 'shown' | 'login' | 'moved' | `no: ${number}`;

export interface RouteAnswer {
  outcome: Outcome;
  headers: Headers;
  /** Body and target of a redirect: everything that could reveal something. */
  text: string;
}

/** How a route is asked: for a document, for its data by a script, or by a form. */
export type Asking = 'document' | 'data' | 'form';

let visitors = 0;

/** Asks a running site as a browser with these cookies does, each time from an address of its own. */
export async function requestRoute(
  site: string,
  path: string,
  { cookie, asking, origin = site }: { cookie: string; asking: Asking; origin?: string },
): Promise<RouteAnswer> {
  const isForm = asking === 'form';
  visitors += 1;
  const from = `10.1.${(visitors >> 8) & 255}.${visitors & 255}`;
  const answer = await fetch(site + (asking === 'data' ? toDataPath(path) : path), {
    ...(isForm && { method: 'POST', body: new URLSearchParams({ nonsense: '1' }) }),
    headers: {
      'x-forwarded-for': from,
      ...(cookie !== '' && { cookie }),
      ...(isForm && { origin }),
    },
    redirect: 'manual',
  });
  const text = await answer.text();
  const target = answer.headers.get('location');
  return {
    outcome: describe(answer.status, target),
    headers: answer.headers,
    text: `${target ?? ''}\n${text}`,
  };
}

/** The address at which the router asks for the data of a path. */
export function toDataPath(path: string): string {
  const [pathname = '', query] = path.split('?');
  const data = pathname === '/' ? '/_root.data' : `${pathname.replace(/\/$/, '')}.data`;
  return query === undefined ? data : `${data}?${query}`;
}

/** The data of a redirect are a 202 (single fetch), with the target in a header too. */
function describe(status: number, target: string | null): Outcome {
  if (target !== null) return /^\/[a-z]{2}\/login\//.test(target) ? 'login' : 'moved';
  return status < 400 ? 'shown' : `no: ${status}`;
}

export type Outcome = 'shown' | 'login' | 'moved' | `no: ${number}`;

export interface RouteAnswer {
  outcome: Outcome;
  headers: Headers;
  /** Body and redirect target: everything that could reveal something. */
  text: string;
}

export type Asking = 'document' | 'data' | 'form';

let visitors = 0;

/** Requests a route with these cookies, each time from another address. */
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

export function toDataPath(path: string): string {
  const [pathname = '', query] = path.split('?');
  const data = pathname === '/' ? '/_root.data' : `${pathname.replace(/\/$/, '')}.data`;
  return query === undefined ? data : `${data}?${query}`;
}

/** Single fetch answers redirects of data with 202 and the target in a header. */
function describe(status: number, target: string | null): Outcome {
  if (target !== null) return /^\/[a-z]{2}\/login\//.test(target) ? 'login' : 'moved';
  return status < 400 ? 'shown' : `no: ${status}`;
}

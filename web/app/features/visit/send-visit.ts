const fallbackSeconds = 10;

/**
 * OWN-6: reports to the site that somebody looks at a listing's page. Reported later when the site cannot
 * count it now (503), once and only while `view` goes on; nobody is told of a failure.
 */
export async function sendVisit(listing: string, view: AbortSignal): Promise<void> {
  const answer = await post(listing);
  if (answer?.status !== 503 || view.aborted) return;
  const seconds = Number(answer.headers.get('Retry-After')) || fallbackSeconds;
  const timer = setTimeout(() => void post(listing), seconds * 1000);
  view.addEventListener('abort', () => clearTimeout(timer));
}

/** It reaches the site also when the visitor leaves at once. */
async function post(listing: string): Promise<Response | null> {
  return fetch('/visits', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ listing }),
    keepalive: true,
  }).catch(() => null);
}

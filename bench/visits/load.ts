import autocannon from 'autocannon';

export interface PageLoad {
  perSecond: number;
  /** Milliseconds: mean and 99th percentile. */
  meanMs: number;
  p99Ms: number;
  failures: number;
}

export interface VisitLoad extends PageLoad {
  /** Responses with 204: these are in the database. */
  answered: number;
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

/**
 * Requests a page with 10 connections for `seconds`, at `rate` per second or as fast as
 * possible.
 */
export async function loadPages(url: string, seconds: number, rate?: number): Promise<PageLoad> {
  const result = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(rate && { overallRate: rate }),
  });
  return summarise(result);
}

/**
 * Sends `rate` beacons per second for `seconds`, each from another address, about all listings
 * in turn.
 */
export async function loadVisits(
  site: string,
  listings: readonly string[],
  { seconds, rate, from }: { seconds: number; rate: number; from: number },
): Promise<VisitLoad> {
  let count = from;
  const result = await autocannon({
    url: `${site}/visits`,
    connections: 50,
    amount: seconds * rate,
    overallRate: rate,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          count += 1;
          return {
            ...request,
            headers: {
              origin: site,
              cookie: 'site_consent=1.a.1700000000',
              'content-type': 'application/json',
              'user-agent': browser,
              'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
            },
            body: JSON.stringify({ listing: listings[count % listings.length] }),
          };
        },
      },
    ],
  });
  return { ...summarise(result), answered: result.statusCodeStats?.['204']?.count ?? 0 };
}

function summarise({ requests, latency, non2xx, errors }: autocannon.Result): PageLoad {
  return {
    perSecond: requests.average,
    meanMs: latency.average,
    p99Ms: latency.p99,
    failures: non2xx + errors,
  };
}

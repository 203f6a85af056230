import autocannon from 'autocannon';

export type Load = {
  requestsPerSecond: number;
  p99Ms: number;
  failures: number;
  answered: number;
};

/**
 * Requests a URL with 10 connections for `seconds`. Returns throughput and latency. `nextPath`
 * gives each request another path.
 */
export async function measureLoad(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
  nextPath?: () => string,
): Promise<Load> {
  const result = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    headers: { 'accept-encoding': 'identity', ...headers },
    ...(nextPath && {
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    }),
  });
  return {
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
    answered: result['2xx'],
    failures: result.non2xx + result.errors,
  };
}

/** Sends a number of requests as fast as possible. */
export async function warmUp(
  url: string,
  requests: number,
  headers: Record<string, string>,
): Promise<void> {
  await autocannon({ url, connections: 10, amount: requests, headers });
}

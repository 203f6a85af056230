import autocannon from 'autocannon';

export type Load = {
  requestsPerSecond: number;
  p99Ms: number;
  failures: number;
  answered: number;
};

/**
 * Asks for one address with 10 connections for `seconds`, and says how many answers came and how
 * fast. `nextPath` gives every request a path of its own.
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

/** Asks so many times, as fast as answers come. */
export async function warmUp(
  url: string,
  requests: number,
  headers: Record<string, string>,
): Promise<void> {
  await autocannon({ url, connections: 10, amount: requests, headers });
}

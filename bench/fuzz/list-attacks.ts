import { noise, pick, upTo, type Attack, type Random } from './attack';
import { buildMultipart, buildUrlencoded, listPairs } from './form-bodies';
import { queries, targets } from './targets';
import { forgeCredentials, type FormCredentials } from './form-credentials';

const urlencoded = 'application/x-www-form-urlencoded';
const megabyte = 1024 * 1024;
/** Bodies of sizes from none to above every limit; allocated once. */
const huge = [1, 6, 12].map((size) => Buffer.alloc(size * megabyte, 'a=1&'));

type Shape = (random: Random, credentials: readonly FormCredentials[]) => Partial<Attack>;

const shapes: Readonly<Record<string, Shape>> = {
  'wrong fields': (random) => ({
    headers: { 'Content-Type': urlencoded },
    body: buildUrlencoded(random),
  }),
  'wrong credentials': (random, credentials) => {
    const pairs = [...forgeCredentials(random, credentials), ...listPairs(random)];
    const body = Buffer.from(new URLSearchParams(pairs).toString());
    return { headers: { 'Content-Type': urlencoded }, body };
  },
  'wrong multipart': (random) => {
    const boundary = pick(random, ['x', '----WebKitFormBoundaryabc', '"', 'y'.repeat(300)]);
    const type = pick(random, [
      `multipart/form-data; boundary=${boundary}`,
      `multipart/form-data; boundary="${boundary}"`,
      'multipart/form-data; boundary=other',
      'multipart/form-data; boundary=',
      'multipart/form-data',
    ]);
    return { headers: { 'Content-Type': type }, body: buildMultipart(random, boundary) };
  },
  'wrong type': (random) => ({
    headers: {
      'Content-Type': pick(random, [
        ...['application/json', 'text/plain', 'text/xml', 'application/graphql', 'image/png', ''],
        ...['application/x-www-form-urlencoded; charset=utf-16', 'x', ';', 'multipart/mixed'],
      ]),
    },
    body: pick(random, [buildUrlencoded(random), Buffer.from('{"a":'), noise(random, 300)]),
  }),
  binary: (random) => ({
    headers: { 'Content-Type': pick(random, [urlencoded, 'multipart/form-data; boundary=x']) },
    body: noise(random, upTo(random, 4000)),
  }),
  'no body': () => ({ headers: { 'Content-Type': urlencoded }, body: Buffer.alloc(0) }),
  'wrong length': (random) => ({
    headers: { 'Content-Type': urlencoded },
    body: buildUrlencoded(random),
    length: pick(random, [1, 999_999, '-1', '1e3', '99999999999999999999', null]),
  }),
  'wrong chunks': (random) => ({
    headers: { 'Content-Type': urlencoded, 'Transfer-Encoding': pick(random, ['chunked', 'gzip']) },
    body: Buffer.from(pick(random, ['zz\r\nabc\r\n', '5\r\na=1', '0\r\n\r\n', 'FFFFFFFFFF\r\n'])),
    length: null,
  }),
  'wrong headers': (random) => ({
    headers: {
      'Content-Type': urlencoded,
      Accept: pick(random, ['application/json', '*/*', '', ';q=', 'x'.repeat(2000)]),
      Cookie: pick(random, ['a', '=;=;', '__session=x', 'x'.repeat(3000)]),
      Origin: pick(random, ['null', 'https://evil.example', '', 'x']),
      'Content-Encoding': pick(random, ['gzip', 'br', 'x']),
    },
    body: buildUrlencoded(random),
  }),
  'wrong method': (random) => ({
    method: pick(random, ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'post']),
    headers: { 'Content-Type': urlencoded },
    body: buildUrlencoded(random),
  }),
};

const rare: Readonly<Record<string, Shape>> = {
  huge: (random) => ({
    headers: { 'Content-Type': pick(random, [urlencoded, 'multipart/form-data; boundary=x']) },
    body: pick(random, huge),
  }),
  slow: (random) => ({
    headers: { 'Content-Type': urlencoded },
    body: buildUrlencoded(random).subarray(0, 2000),
    pieces: 8,
  }),
};

/** Yields a deterministic sequence of requests. */
export function* listAttacks(
  random: Random,
  count: number,
  credentials: readonly FormCredentials[],
): Generator<Attack> {
  for (let index = 0; index < count; index += 1) {
    const [kind, shape] = pick(random, Object.entries(random() < 0.02 ? rare : shapes));
    const { headers, ...rest } = shape(random, credentials);
    // Each from a different address, so that no rate limit applies.
    const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    yield {
      kind,
      method: 'POST',
      length: true,
      body: Buffer.alloc(0),
      path: pick(random, targets) + pick(random, queries),
      ...rest,
      headers: { 'X-Forwarded-For': address, ...headers },
    };
  }
}

import { noise, pick, upTo, type Random } from './attack';
import { hostileTexts } from './hostile-texts';

/** Field names of some form, of all forms, and of none. */
const names = [
  ...['title', 'firstName', 'lastName', 'email', 'phone', 'street', 'zip', 'city', 'remark'],
  ...['contactPreference', 'newsletter', 'timeSlots', 'slot', 'documents', 'rhythm', 'goal'],
  ...['types', 'zips', 'minPrice', 'maxPrice', 'minBedrooms', 'maxBedrooms', 'minGarages'],
  ...['amount', 'conditions', 'monthlyIncome', 'persons', 'startDate', 'endDate', 'friendEmail'],
  ...['propertyType', 'livingArea', 'position', 'cv', 'file', 'picture', 'name', 'website', 'date'],
  ...['formToken', 'proof', 'question', 'answer', 'homepage', 'intent', 'List-Unsubscribe'],
  ...['__proto__', 'constructor', 'constructor.prototype.polluted', 'toString', 'hasOwnProperty'],
  ...['', '[]', 'a[', 'a[]', 'a[b][c]', 'email[0]', 'timeSlots[999999999]', 'timeSlots[-1]'],
  ...['email.x', 'remark[0][0][0]', 'x'.repeat(5000), `a${'[0]'.repeat(500)}`, '\u0000', '🏠'],
] as const;

/**
 * Returns names and values that no page would send; without the consent that every lead
 * requires.
 */
export function listPairs(random: Random): [string, string][] {
  const count = pick(random, [0, 1, 3, 10, 40]);
  const pairs = Array.from({ length: count }, (): [string, string] => [
    pick(random, names),
    pick(random, hostileTexts),
  ]);
  if (random() < 0.2) {
    const [name, value] = [pick(random, names), pick(random, hostileTexts).slice(0, 200)];
    for (let index = 0; index < 1500; index += 1) pairs.push([name, value]);
  }
  return pairs;
}

/** Builds a urlencoded body, sometimes with invalid escapes. */
export function buildUrlencoded(random: Random): Buffer {
  const body = new URLSearchParams(listPairs(random)).toString();
  const broken = ['', '%', '&%zz=%', '&%ED%A0%80=%C0%AF', '&&&===&', '&=%00', ';a=b'];
  return Buffer.from(body + pick(random, broken));
}

/** Builds a multipart body, complete, truncated, or with invalid parts. */
export function buildMultipart(random: Random, boundary: string): Buffer {
  const parts = listPairs(random).map(([name, value]) => buildPart(random, boundary, name, value));
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  if (random() < 0.4) return body.subarray(0, upTo(random, body.length));
  if (random() < 0.1) return Buffer.concat([body, noise(random, 200), body]);
  return body;
}

function buildPart(random: Random, boundary: string, name: string, value: string): Buffer {
  const file = pick(random, ['', '', '; filename="a.pdf"', '; filename="../../x"', '; filename=']);
  const disposition = pick(random, [
    `Content-Disposition: form-data; name="${name}"${file}`,
    `Content-Disposition: form-data; name=${name}${file}`,
    `Content-Disposition: form-data${file}`,
    `content-disposition: attachment; name="${name}"`,
    `X: ${'y'.repeat(20_000)}`,
    '',
  ]);
  const type = pick(random, ['', '\r\nContent-Type: application/pdf', '\r\nContent-Type: ;;']);
  const content = random() < 0.3 ? noise(random, 500) : Buffer.from(value);
  const head = `--${boundary}\r\n${disposition}${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

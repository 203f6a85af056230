import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import type { FormAnswer } from '../../form/send/form-answer';
import { readNumberWord } from '../../form/bot-check/number-words';
import type { IssuedFormToken } from '../../form/bot-check/form-token-store';
import type { TestSite } from '../../testing/open-test-site';
import { parseDocument, textOf } from '../../testing/read-document';

const path = '/nl/formulieren/contact/';
const thanks = '/nl/bedankt/site-contact/';
const asData = { Accept: 'application/json' };

/** Submissions to a form's screen, with and without JavaScript. */
export function testFormSending(site: () => TestSite): void {
  test('FORM-5 twenty sendings of the same bytes are one lead and twenty times the thanks', async () => {
    const { formToken, proof } = await prepare();
    const sent = { ...buildMessage('twenty'), formToken, proof };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(sent)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(answers[0]?.headers.get('Location')).toBe(thanks);
    expect(answers[0]?.headers.get('Cache-Control')).toBe('no-store');
    expect(await countLeads('twenty')).toBe(1);
    const again = await send(sent, asData);
    expect(await again.json()).toEqual({ status: 'sent', href: thanks });
    expect((await send({ ...sent, remark: 'corrected' })).status).toBe(303);
    expect([await countLeads('twenty'), await countLeads('corrected')]).toEqual([1, 1]);
  });

  test('FORM-7 without a script a sum is asked, nothing typed is lost, and the answer sends it', async () => {
    const asked = await send(buildMessage('by sum'));
    expect([asked.status, asked.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const page = parseDocument(await asked.text());
    const valueOf = (name: string) =>
      page.querySelector(`main [name="${name}"]`)?.getAttribute('value') ?? '';
    expect([valueOf('firstName'), textOf(page, 'main textarea')]).toEqual(['An', 'by sum']);
    const carried = { formToken: valueOf('formToken'), question: valueOf('question') };
    const wrong = await send({ ...buildMessage('by sum'), ...carried, answer: '1' });
    expect(await wrong.text()).toContain('De ingevoerde tekens zijn niet juist');
    const usedUp = await send({ ...buildMessage('by sum'), ...carried, answer: sumOf(page) });
    const next = parseDocument(await usedUp.text());
    expect(await countLeads('by sum')).toBe(0);
    const question = next.querySelector('[name="question"]')?.getAttribute('value') ?? '';
    const right = { ...carried, question, answer: sumOf(next) };
    expect((await send({ ...buildMessage('by sum'), ...right })).status).toBe(303);
    expect((await send({ ...buildMessage('by sum'), ...right })).status).toBe(303);
    expect(await countLeads('by sum')).toBe(1);
  });

  test('FORM-3 FORM-4 what is wrong is said beside its field, with what was typed', async () => {
    const answer = await send({ ...buildMessage('wrong'), email: 'an@', privacy: '' });
    const page = parseDocument(await answer.text());
    expect(answer.status).toBe(422);
    expect(page.querySelectorAll('main [role="alert"] a')).toHaveLength(2);
    const email = page.querySelector('main [name="email"]');
    const error = page.getElementById(email?.getAttribute('aria-describedby') ?? '');
    expect([email?.getAttribute('value'), error?.textContent]).toEqual([
      'an@',
      'Dit e-mailadres is niet geldig',
    ]);
    const data = (await (await send({ email: 'an@' }, asData)).json()) as FormAnswer;
    expect(data).toMatchObject({ status: 'invalid', values: { email: 'an@' } });
  });

  test('FORM-3 what the site takes of a person the CMS takes too, and the rest is said at its field', async () => {
    const { formToken, proof } = await prepare();
    const odd = { email: 'élise@bücher.example', phone: '02/512.47.80 ext. 12', lastName: 'É' };
    const taken = await send({ ...buildMessage('odd'), ...odd, formToken, proof });
    expect([taken.status, await countLeads('odd')]).toEqual([303, 1]);
    const spaced = { ...buildMessage('spaced'), phone: '26\u00a012\u00a034', formToken, proof };
    expect((await send(spaced)).status).toBe(303);
    const lead = site().cms.strapi.db.query('api::lead.lead');
    expect(await lead.findOne({ where: { remark: 'spaced' } })).toMatchObject({
      phone: '26 12 34',
    });
    const wrong = { email: '😀@example.org', phone: 'call me', lastName: '\u200b' };
    const refused = await send({ ...buildMessage('refused'), ...wrong, formToken, proof }, asData);
    const { errors } = (await refused.json()) as { errors: Record<string, string> };
    expect([refused.status, Object.keys(errors).sort()]).toEqual([
      ...[422, ['email', 'lastName', 'phone']],
    ]);
    expect(errors.phone).toContain('toestel 12');
  });

  test('FORM-7 who fills in the trap is asked, and a form token of nobody is replaced', async () => {
    const { formToken, proof } = await prepare();
    const message = buildMessage('bot');
    const trapped = await send({ ...message, formToken, proof, homepage: 'http://x' }, asData);
    expect([trapped.status, await trapped.json()]).toMatchObject([200, { status: 'question' }]);
    const forged = await send({ ...message, formToken: `${formToken}x`, proof }, asData);
    expect([forged.status, await forged.json()]).toMatchObject([409, { status: 'formToken' }]);
    expect(await countLeads('bot')).toBe(0);
  });

  test('FORM-5 the sixth message with one form token gets another form token', async () => {
    const { formToken, proof } = await prepare();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const { status } = await send({ ...buildMessage(`turn ${turn}`), formToken, proof }, asData);
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
  });

  test.each([
    ['a multipart that is cut off', '--x\r\nContent-Disposition: form-data; name="a"', 400],
    ['bytes that are no multipart', '\u0000\uffff', 400],
    ['nothing', '--x--\r\n', 422],
  ])('FORM-7 %s is no failure and no lead', async (_, body, status) => {
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await site().post(path, body, type)).status).toBe(status);
  });

  test.each(['/nl/', '/nl/te-koop/', '/nl/bedankt/site-contact/', '/nl/nergens/'])(
    'FORM-5 %s takes nothing that is sent',
    async (elsewhere) => {
      const body = new URLSearchParams(buildMessage('elsewhere'));
      expect((await site().post(elsewhere, body)).status).toBe(405);
    },
  );

  async function send(values: Readonly<Record<string, string>>, headers = {}): Promise<Response> {
    return site().post(path, new URLSearchParams(values), headers);
  }

  async function prepare(): Promise<{ formToken: string; proof: string }> {
    const given = (await (await site().get('/nl/form-token/')).json()) as IssuedFormToken;
    const { formToken, challenge } = given;
    const solution = await solveChallenge({ challenge, deriveKey });
    return { formToken, proof: JSON.stringify({ challenge, solution }) };
  }

  function countLeads(remark: string): Promise<number> {
    return site().cms.strapi.db.query('api::lead.lead').count({ where: { remark } });
  }
}

function buildMessage(remark: string) {
  return {
    firstName: 'An',
    lastName: 'Peeters',
    email: 'an@example.org',
    remark,
    privacy: 'on',
  };
}

/** As a person does: reads the two words of the question and adds. */
function sumOf(page: Document): string {
  const id = page.querySelector('[name="answer"]')?.id;
  const asked = page.querySelector(`label[for="${id}"]`)?.textContent ?? '';
  const numbers = asked.split(/\s+/).map(readNumberWord);
  return String(numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0));
}

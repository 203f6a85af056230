import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postForm } from './post-form';

const sent: FakeRequest[] = [];

class FakeRequest {
  readonly upload: { onprogress?: () => void; onload?: () => void } = {};
  onloadend?: () => void;
  status = 0;
  responseText = '';
  body?: FormData;
  readonly headers: string[] = [];
  open(...target: string[]) {
    this.headers.push(target.join(' '));
  }
  setRequestHeader(name: string, value: string) {
    this.headers.push(`${name}: ${value}`);
  }
  getResponseHeader = () => 'application/json; charset=utf-8';
  send(body: FormData) {
    this.body = body;
    sent.push(this);
  }
  abort = vi.fn(() => this.onloadend?.());
  answer(status: number, data: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(data) });
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function post() {
  const typed = new FormData();
  typed.set('name', 'An');
  const answer = postForm('/en/jobs/', typed, {
    credentials: { formToken: 't', proof: null },
    hasFile: true,
  });
  return { answer, request: sent[0] as FakeRequest };
}

test('FORM-11 a file may take ten minutes while something of it arrives', async () => {
  const { answer, request } = post();
  for (let step = 0; step < 30; step += 1) {
    vi.advanceTimersByTime(20_000);
    request.upload.onprogress?.();
  }
  request.upload.onload?.();
  vi.advanceTimersByTime(44_000);
  request.answer(200, { status: 'sent', href: '/en/thank-you/' });
  expect(await answer).toEqual({ answer: { status: 'sent', href: '/en/thank-you/' } });
  expect(request.headers).toEqual(['POST /en/jobs/', 'Accept: application/json']);
  expect([...(request.body?.keys() ?? [])]).toContain('name');
});

test.each([
  ['a line that halts', 31_000, false],
  ['a site that does not answer', 46_000, true],
])('FORM-6 %s ends the sending, and nothing typed is lost', async (_, ms, isSent) => {
  const { answer, request } = post();
  if (isSent) request.upload.onload?.();
  vi.advanceTimersByTime(ms);
  expect(await answer).toEqual({ failure: 0 });
  expect(request.abort).toHaveBeenCalled();
});

test('FORM-6 an answer that is no data is described by its status', async () => {
  const { answer, request } = post();
  request.getResponseHeader = () => 'text/html';
  request.answer(503, null);
  expect(await answer).toEqual({ failure: 503 });
});

import type { FormAnswer } from '../send/form-answer';
import type { FormCredentials } from '../bot-check/form-token-store';
import { sentNames } from '../send/sent-names';
import { readVisit } from './read-visit';

/** Maximum wait for a response; longer than the server's own timeout. */
const timeoutMs = 45_000;

/** The response, or the failed status; 0 without a response. */
export type PostedForm = { answer: FormAnswer } | { failure: number };

/** Posts a form to its screen and requests the result as data. Never throws. */
export async function postForm(
  action: string,
  typed: FormData,
  { credentials, hasFile }: { credentials: FormCredentials | null; hasFile: boolean },
): Promise<PostedForm> {
  const sent = new FormData();
  for (const [name, value] of typed) sent.append(name, value);
  if (credentials) sent.set(sentNames.formToken, credentials.formToken);
  if (credentials?.proof) sent.set(sentNames.proof, credentials.proof);
  for (const [name, value] of Object.entries(readVisit())) sent.set(name, value);
  try {
    const { status, data } = hasFile
      ? await uploadForm(action, sent, timeoutMs)
      : await sendFields(action, sent);
    const answer = data === null ? null : (JSON.parse(data) as FormAnswer | null);
    return answer ? { answer } : { failure: status };
  } catch {
    return { failure: 0 };
  }
}

async function sendFields(action: string, sent: FormData): Promise<UploadAnswer> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(Array.from(sent, ([name, value]) => [name, String(value)])),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const isData = response.headers.get('Content-Type')?.startsWith('application/json');
  return { status: response.status, data: isData ? await response.text() : null };
}

type UploadAnswer = { status: number; data: string | null };

/** Maximum time without progress during an upload. */
const stallMs = 30_000;

/**
 * Sends a form with a file. A slow connection takes minutes for 5 MB, so the response timeout
 * starts after the upload; until then only a stall aborts. Uses XMLHttpRequest because `fetch`
 * reports no progress. Rejects without a response.
 */
function uploadForm(action: string, body: FormData, answerMs: number): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), stallMs);
    const restart = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), ms);
    };
    request.upload.onprogress = () => restart(stallMs);
    request.upload.onload = () => restart(answerMs);
    request.onloadend = () => {
      clearTimeout(timer);
      if (request.status === 0) return reject(new Error('nothing came back'));
      const type = request.getResponseHeader('Content-Type') ?? '';
      const isData = type.startsWith('application/json');
      resolve({ status: request.status, data: isData ? request.responseText : null });
    };
    request.open('POST', action);
    request.setRequestHeader('Accept', 'application/json');
    request.send(body);
  });
}

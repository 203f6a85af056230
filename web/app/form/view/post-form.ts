import type { FormAnswer } from '../send/form-answer';
import type { FormCredentials } from '../bot-check/form-token-store';
import { sentNames } from '../send/sent-names';
import { uploadForm, type UploadAnswer } from './upload-form';

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

import type { FormAnswer } from '../send/form-answer';
import type { FormCredentials } from '../bot-check/form-token-store';
import { sentNames } from '../send/sent-names';
import { uploadForm, type UploadAnswer } from './upload-form';

/** So long an answer may take; longer than the site itself tries. */
const timeoutMs = 45_000;

/** What the site answered, or why it did not, by status; 0 when nothing came back. */
export type PostedForm = { answer: FormAnswer } | { failure: number };

/** Sends a form to its screen and asks for the answer as data. Never throws. */
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
    body: new URLSearchParams(sent as never),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const isData = response.headers.get('Content-Type')?.startsWith('application/json');
  return { status: response.status, data: isData ? await response.text() : null };
}

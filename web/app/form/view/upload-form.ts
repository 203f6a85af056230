/** Status of the response, and its body if it is data. */
export type UploadAnswer = { status: number; data: string | null };

/** Maximum time without progress during an upload. */
const stallMs = 30_000;

/**
 * Sends a form with a file. A slow connection takes minutes for 5 MB, so the response timeout
 * starts after the upload; until then only a stall aborts. Uses XMLHttpRequest because `fetch`
 * reports no progress. Rejects without a response.
 */
export function uploadForm(
  action: string,
  body: FormData,
  answerMs: number,
): Promise<UploadAnswer> {
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

/** What came back: a status, and a body as text when it is data. */
export type UploadAnswer = { status: number; data: string | null };

/** So long nothing may move while a file is on its way. */
const stallMs = 30_000;

/**
 * Sends a form with a file. A slow line takes minutes over 5 MB, so the time for the answer begins
 * when everything is sent; until then only a halt ends it. `fetch` does not say how far it is.
 * Rejects when nothing comes back.
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

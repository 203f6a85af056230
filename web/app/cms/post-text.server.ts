import { request } from 'undici';

/**
 * `fetch` as far as graphql-request uses it, by the HTTP client that Node's own fetch is made of: an
 * answer costs half of its processor time without the streams of the web's kind. Posts a text and answers
 * once the whole text is there; connections are kept, redirects are not followed. Rejects with the
 * error of the connection, or with the reason of the signal.
 */
export const postText: typeof fetch = async (input, { headers, body, signal } = {}) => {
  const answer = await request(input as URL, {
    method: 'POST',
    headers: new Headers(headers),
    body: body as string,
    signal: signal ?? null,
  });
  const text = await answer.body.text();
  const status = answer.statusCode;
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers({ 'content-type': String(answer.headers['content-type'] ?? '') }),
    text: () => Promise.resolve(text),
  } as Response;
};

import type { IncomingMessage } from 'node:http';

/** A form as it was sent: where to, and what was typed; files are not among it. */
export interface SentFields {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** What a form held whose body was read already; null for anything else. */
export async function readSentFields(request: IncomingMessage): Promise<SentFields | null> {
  const { body } = request as { body?: unknown };
  const type = request.headers['content-type'];
  if (request.method !== 'POST' || !Buffer.isBuffer(body) || type === undefined) return null;
  try {
    const sent = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
    const fields = [...sent].filter((field): field is [string, string] => {
      return typeof field[1] === 'string';
    });
    return fields.length === 0 ? null : { action: request.url ?? '/', fields };
  } catch {
    return null;
  }
}

import type { IncomingMessage } from 'node:http';
import { withoutQuery } from '../log';

export interface SentFields {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

export type ListResendableFields = (pathname: string) => readonly string[];

/**
 * Reads the fields of a form whose body has been read, as far as its definition allows: no
 * passwords, tokens, bot check answers or files. Null for anything else.
 */
export async function readSentFields(
  request: IncomingMessage,
  listResendable: ListResendableFields,
): Promise<SentFields | null> {
  const { body } = request as { body?: unknown };
  const type = request.headers['content-type'];
  const action = request.url ?? '/';
  if (request.method !== 'POST' || !Buffer.isBuffer(body) || type === undefined) return null;
  const allowed = new Set(listResendable(withoutQuery(action)));
  if (allowed.size === 0) return null;
  try {
    const sent = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
    const fields = [...sent].filter((field): field is [string, string] => {
      return allowed.has(field[0]) && typeof field[1] === 'string';
    });
    return fields.length === 0 ? null : { action, fields };
  } catch {
    return null;
  }
}

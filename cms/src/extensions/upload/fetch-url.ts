import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { followRedirects, nameAddress } from '../../listings/import/follow-redirects';
import { refuse } from '../../platform/validation/refusal';

const timeoutMs = 60_000;

interface Progress {
  bytesWritten: number;
  totalBytes: number | null;
}

/**
 * Downloads a URL to `folder` for Strapi's upload by URL. Only public hosts are allowed, also
 * after redirects: Strapi checks only the first host's address, and resolves the name again to
 * connect. Throws a refusal.
 */
export async function fetchUrl(
  url: string,
  folder: string,
  maxBytes: number,
  report?: (progress: Progress) => void,
): Promise<{ file: object }> {
  const { address, headers, bytes } = await ask(parseAddress(url), maxBytes);
  const filepath = path.join(folder, randomUUID());
  await writeFile(filepath, bytes);
  report?.({ bytesWritten: bytes.length, totalBytes: bytes.length });
  const [mimetype = ''] = (headers.get('content-type') ?? 'application/octet-stream').split(';');
  return {
    file: {
      filepath,
      originalFilename: readName(address),
      mimetype,
      size: bytes.length,
      tmpWorkingDirectory: folder,
    },
  };
}

function parseAddress(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : null;
  const isUsable = address && /^https?:$/.test(address.protocol) && address.username === '';
  if (!isUsable) throw refuse('upload.address', { address: url });
  return address;
}

async function ask(address: URL, maxBytes: number) {
  const answer = await followRedirects(
    address,
    {},
    { maxBytes, timeoutMs, mayChangeHost: true },
  ).catch(({ name, message }: Error) => {
    const values = { address: nameAddress(address), seconds: timeoutMs / 1000, reason: message };
    const isLate = ['AbortError', 'TimeoutError'].includes(name);
    throw refuse(isLate ? 'upload.address.late' : 'upload.address.unread', values);
  });
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw refuse('upload.address.status', { address: nameAddress(address), status: answer.status });
}

function readName({ pathname, hostname }: URL): string {
  const name = path.posix.basename(pathname);
  try {
    return path.basename(decodeURIComponent(name)) || hostname;
  } catch {
    return name;
  }
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = '1';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The place that a sealed secret belongs to; it cannot be opened in another one. */
interface SecretPlace {
  source: string;
  name: string;
}

/**
 * Encrypts a secret with AES-256-GCM under a key derived from ENCRYPTION_KEY. The result is
 * `1.` and the base64url of nonce, tag and ciphertext, and is bound to its place.
 */
export function sealSecret(secret: string, key: string, place: SecretPlace): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(key), iv);
  cipher.setAAD(writePlace(place));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  return `${VERSION}.${sealed.toString('base64url')}`;
}

/**
 * Decrypts a sealed secret with the first key that fits; null if none does, or if it was changed
 * or belongs to another place.
 */
export function openSecret(
  sealed: string,
  keys: readonly string[],
  place: SecretPlace,
): string | null {
  const [version, text] = sealed.split('.');
  const bytes = Buffer.from(text ?? '', 'base64url');
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return null;
  for (const key of keys) {
    const secret = decrypt(bytes, deriveKey(key), writePlace(place));
    if (secret !== null) return secret;
  }
  return null;
}

function decrypt(bytes: Buffer, key: Buffer, place: Buffer): string | null {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(place);
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const start = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([start, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function deriveKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'feed secrets', 32));
}

/** JSON, so that no two places are written alike. */
function writePlace({ source, name }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([source, name]));
}

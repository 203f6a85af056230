/** The same text with the name and password of every http(s) address in it left out. */
export function hideLogin(text: string): string {
  return text.replace(/(https?:\/\/)[^/?#\s]*@/gi, '$1');
}

/**
 * An address without its name and password, and the header that carries them instead (RFC 7617);
 * null without any. `fetch` refuses an address that holds them, and messages would repeat it.
 */
export function splitLogin(given: URL): { address: URL; authorization: string | null } {
  const { username, password } = given;
  const address = new URL(given);
  address.username = '';
  address.password = '';
  if (username === '' && password === '') return { address, authorization: null };
  const login = `${decode(username)}:${decode(password)}`;
  return { address, authorization: `Basic ${Buffer.from(login).toString('base64')}` };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

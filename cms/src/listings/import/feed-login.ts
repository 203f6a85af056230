/** Removes the name and password from every http(s) address in a text. */
export function hideLogin(text: string): string {
  return text.replace(/(https?:\/\/)[^/?#\s]*@/gi, '$1');
}

/**
 * Splits an address into the address without name and password and the header that carries them
 * (RFC 7617), null without any. `fetch` refuses addresses that contain them, and messages would
 * repeat them.
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

/** Removes the nonces, which differ in every response (docs/decisions/0121). */
export function withoutNonces(html: string): string {
  return html.replaceAll(/ nonce="[^"]*"/g, '');
}

/** The text of a mail with a link that sets a password, once nobody needs the link any more. */
export function cutSecret(written: string): string {
  return written.replace(/([?&](?:t|code)=)[\w-]+/g, '$1…');
}

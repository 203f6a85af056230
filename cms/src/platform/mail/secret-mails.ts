/**
 * The texts of a mail with a link that sets a password, without it: it is its reader's alone, and the
 * outbox keeps it until it is sent.
 */
export function cutSecrets({ text, html }: { text: string; html: string | null }) {
  return { text: cutSecret(text), html: html && cutSecret(html) };
}

function cutSecret(written: string): string {
  return written.replace(/([?&](?:t|code)=)[\w-]+/g, '$1…');
}

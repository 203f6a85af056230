/** Mails with a link by which their reader alone chooses a password. */
export const secretKinds: readonly string[] = ['owner-invitation', 'owner-reset', 'staff-reset'];

/** Their text once nobody needs the link any more. */
export function cutSecret(written: string): string {
  return written.replace(/([?&](?:t|code)=)[\w-]+/g, '$1…');
}

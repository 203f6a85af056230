import type { Language } from '@agency/domain/languages';
import type { AgentFacts, OfficeFacts } from './team-facts';

/** A member of the agency with a mail address. */
export interface Mailbox {
  name: string;
  email: string;
}

type Contact = { agent: AgentFacts | null; office: OfficeFacts | null };

/**
 * Lists the recipients of mails: the agent, then the office. Skips those who are absent, blocked or
 * without a mail address; if empty, the site's own address is used.
 */
export function listMailboxes({ agent, office }: Contact, language: Language): Mailbox[] {
  const isThere = agent?.presence === 'present';
  return [isThere ? agent : null, office].flatMap((one) =>
    one?.mail ? [{ name: findTexts(one, language)?.name ?? '', email: one.mail }] : [],
  );
}

/** Returns the texts in the language, else in the first available one. */
export function findTexts<Facts extends AgentFacts | OfficeFacts>(
  { texts }: Facts,
  language: Language,
): TextsOf<Facts> | undefined {
  return (texts.get(language) ?? [...texts.values()][0]) as TextsOf<Facts> | undefined;
}

type TextsOf<Facts extends AgentFacts | OfficeFacts> =
  Facts['texts'] extends Map<Language, infer Texts> ? Texts : never;

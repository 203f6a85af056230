import type { Language } from '@agency/domain/languages';
import type { AgentFacts, OfficeFacts } from './team-facts';

/** Somebody of the agency with a mailbox. */
export interface Mailbox {
  name: string;
  email: string;
}

type Contact = { agent: AgentFacts | null; office: OfficeFacts | null };

/**
 * AGENT-3: to whom what is about them is mailed: the agent, then the office. Who is absent or blocked,
 * or has no mailbox, is passed over; empty leaves it to the site's own address.
 */
export function listMailboxes({ agent, office }: Contact, language: Language): Mailbox[] {
  const isThere = agent?.presence === 'present';
  return [isThere ? agent : null, office].flatMap((one) =>
    one?.mail ? [{ name: findTexts(one, language)?.name ?? '', email: one.mail }] : [],
  );
}

/** The texts in the language, else in the first there is. */
export function findTexts<Facts extends AgentFacts | OfficeFacts>(
  { texts }: Facts,
  language: Language,
): TextsOf<Facts> | undefined {
  return (texts.get(language) ?? [...texts.values()][0]) as TextsOf<Facts> | undefined;
}

type TextsOf<Facts extends AgentFacts | OfficeFacts> =
  Facts['texts'] extends Map<Language, infer Texts> ? Texts : never;

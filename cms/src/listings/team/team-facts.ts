import type { Language } from '@agency/domain/languages';
import type { PictureFile } from '../../platform/uploads/describe-picture';

interface TeamTexts {
  name: string;
  slug: string;
  text: string;
}

/** A published agent in all languages. */
export interface AgentFacts {
  key: string;
  /** ISO instant of the last publication. */
  updatedAt: string;
  officeKey: string | null;
  presence: 'present' | 'absent' | 'blocked';
  phone: string | null;
  mobile: string | null;
  /** The recipient of mails; never on a page. */
  mail: string | null;
  /** Language codes, such as `lb`. */
  languages: string[];
  registration: string | null;
  photo: PictureFile | null;
  texts: Map<Language, TeamTexts & { role: string }>;
}

export interface OfficeHours {
  fromDay: string;
  toDay: string | null;
  opens: string;
  closes: string;
}

/** A published office in all languages. */
export interface OfficeFacts {
  key: string;
  /** ISO instant of the last publication. */
  updatedAt: string;
  zip: string;
  countryId: number;
  phone: string | null;
  mail: string | null;
  hours: OfficeHours[];
  zips: string[];
  photo: PictureFile | null;
  texts: Map<Language, TeamTexts & { street: string; city: string }>;
}

/** Agents and offices by key, in the editors' order. */
export interface Team {
  agents: ReadonlyMap<string, AgentFacts>;
  offices: ReadonlyMap<string, OfficeFacts>;
}

/** The keys of a listing's or form's agent and office. */
export interface TeamKeys {
  agentKey?: string | null;
  officeKey?: string | null;
}

/**
 * Returns the agent and office of a listing, lead or page; only the office if the agent is blocked
 * or not named. An agent that is unknown or has no office gives neither.
 */
export function findContact(
  { agents, offices }: Team,
  { agentKey, officeKey }: TeamKeys,
): { agent: AgentFacts | null; office: OfficeFacts | null } {
  const agent = agents.get(agentKey ?? '') ?? null;
  const office = offices.get(officeKey ?? '') ?? offices.get(agent?.officeKey ?? '') ?? null;
  if (office === null || (agentKey && agent === null)) return { agent: null, office: null };
  return { agent: agent?.presence === 'blocked' ? null : agent, office };
}

import type { Language } from '@agency/domain/languages';
import type { PictureFile } from '../../platform/uploads/describe-picture';

/** What is written of somebody or of an office in one language. */
interface TeamTexts {
  name: string;
  slug: string;
  text: string;
}

/** An agent as it is published, in all languages. */
export interface AgentFacts {
  key: string;
  /** ISO instant of the last publication. */
  updatedAt: string;
  officeKey: string | null;
  presence: 'present' | 'absent' | 'blocked';
  phone: string | null;
  mobile: string | null;
  /** Where mails go; on no page. */
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

/** An office as it is published, in all languages. */
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

/** Everybody by key, in the editors' order. */
export interface Team {
  agents: ReadonlyMap<string, AgentFacts>;
  offices: ReadonlyMap<string, OfficeFacts>;
}

/** By key who a listing or a form is about. */
export interface TeamKeys {
  agentKey?: string | null;
  officeKey?: string | null;
}

/**
 * The agent and office of a listing, a lead or a page: both, or the office alone where the agent is
 * blocked or none is named. An agent that nobody knows, or without an office, gives neither (AGENT-1).
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

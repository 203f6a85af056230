import { buildPhoneHref, formatPhone } from '@agency/domain/phone';
import type { Language } from '@agency/domain/languages';
import { readEnvironment } from '../../platform/process/env';
import { translateMail } from '../../platform/mail/mail-texts';
import type { MailPerson, MailPicture } from '../../platform/mail/outgoing-mail';
import { describePicture, type PictureFile } from '../../platform/uploads/describe-picture';
import type { AgentFacts, OfficeFacts } from '../team/team-facts';
import { findTexts } from '../team/team-recipients';

const shownWidth = 88;

/**
 * Who of the agency answers, with portrait, phone and office; the office while the agent is absent
 * (AGENT-3, DETAIL-11). None where a listing or lead has neither.
 */
export function buildMailContact(
  { agent, office }: { agent: AgentFacts | null; office: OfficeFacts | null },
  language: Language,
): MailPerson[] {
  const agentTexts = agent?.presence === 'present' ? findTexts(agent, language) : undefined;
  const officeTexts = office ? findTexts(office, language) : undefined;
  const name = agentTexts?.name ?? officeTexts?.name;
  if (!name) return [];
  const phone = (agentTexts && (agent?.phone ?? agent?.mobile)) || office?.phone;
  return [
    {
      type: 'person',
      title: translateMail(language)('visitor.contact'),
      name,
      role: agentTexts?.role || null,
      office: agentTexts ? (officeTexts?.name ?? null) : null,
      phone: phone ? { text: formatPhone(phone), href: buildPhoneHref(phone) } : null,
      picture: (agentTexts && agent?.photo && findPortrait(agent.photo, name, language)) || null,
    },
  ];
}

function findPortrait(file: PictureFile, name: string, language: Language): MailPicture | null {
  const picture = describePicture(file, language);
  // On a screen of twice the density.
  const width = picture?.widths.find((candidate) => candidate >= 2 * shownWidth);
  if (!picture || !width) return null;
  return {
    src: new URL(`${picture.src}-${width}.jpg`, readEnvironment().SITE_URL).href,
    width: shownWidth,
    height: Math.round((shownWidth * picture.height) / picture.width),
    alt: picture.alt || name,
  };
}

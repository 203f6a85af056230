import { describePicture } from '../../platform/uploads/describe-picture';
import { readEnvironment } from '../../platform/process/env';
import { formatPhone } from '@agency/domain/phone';
import { findTexts } from '../../listings/team-facts/team-recipients';
import type { MailBlock } from '../../platform/mail/outgoing-mail';
import type { LeadContext } from './lead-context';

/** As wide as a mail shows it on a screen of twice the density. */
const portraitWidth = 176;

/** Who answers the visitor, with portrait and phone; the office while the agent is absent (AGENT-3). */
export function describeContact({ lead, translate, language }: LeadContext): MailBlock[] {
  const { agent, office } = lead.contact;
  const agentTexts = agent?.presence === 'present' ? findTexts(agent, language) : undefined;
  const officeTexts = office && findTexts(office, language);
  const name = agentTexts?.name ?? officeTexts?.name;
  if (!name) return [];
  const phone = (agentTexts && (agent?.phone ?? agent?.mobile)) || office?.phone;
  const file = agentTexts ? agent?.photo : null;
  const picture = file && describePicture(file, language);
  const width = picture?.widths.find((candidate) => candidate >= portraitWidth);
  return [
    {
      type: 'person',
      title: translate('visitor.contact'),
      name,
      role: agentTexts?.role || null,
      phone: phone ? formatPhone(phone) : null,
      picture:
        picture && width
          ? new URL(`${picture.src}-${width}.jpg`, readEnvironment().SITE_URL).href
          : null,
    },
  ];
}

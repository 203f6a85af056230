import { z } from 'zod';
import { usualItems } from '../../../form/fields/asked-of-tenant';
import { contactHours } from '../../../form/fields/contact-hours.server';
import { findTeamMember, type TeamMember } from '../../../catalogue/team/team-page.server';
import type { OpenSite } from '../../../site/open-language.server';
import { defineForm, type LeadFields } from '../../../form/form-definition.server';
import { foldAway } from '../../../form/fields/in-group.server';
import {
  callable,
  isReachable,
  personFields,
  toPerson,
} from '../../../form/fields/person-fields.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

/** The agent or office from whose page the form is sent. */
type Addressee = (Pick<LeadFields, 'agent' | 'office'> & { name: string }) | null;

export const siteContact = defineForm({
  kind: 'site-contact',
  load: findAddressee,
  whenAway: null,
  schema: (context) => {
    const { t } = context;
    const fields = createStandardFields(context);
    const shape = {
      remark: fields.remark(t('form.errors.remark')),
      ...personFields(context, usualItems),
      ...foldAway(context, {
        timeSlots: contactHours(context),
        newsletter: fields.newsletter(),
      }),
      privacy: fields.privacy(),
    };
    return z.object(shape).refine(isReachable, callable(t));
  },
  words: ({ t, loaded }) => ({
    title: loaded ? t('team.ask', loaded) : t('form.kinds.site-contact.title'),
    intro: loaded ? t('team.askIntro', loaded) : t('form.kinds.site-contact.intro'),
    submitLabel: t('form.kinds.site-contact.submit'),
  }),
  toLead: ({ remark, timeSlots, newsletter, ...person }, { loaded }) => ({
    agent: loaded?.agent,
    office: loaded?.office,
    ...toPerson(person),
    remark,
    timeSlots,
    newsletter: newsletter ?? false,
  }),
});

/** Finds the agent or office of `?team=` by slug; null for a general question. */
async function findAddressee(context: OpenSite, query: URLSearchParams): Promise<Addressee> {
  const slug = query.get('team');
  const member = slug === null ? null : await findTeamMember(context, slug);
  return member && toAddressee(member);
}

export function toAddressee(member: TeamMember): NonNullable<Addressee> {
  return member.kind === 'agent'
    ? { name: member.agent.name, agent: member.agent.key }
    : { name: member.office.name, office: member.office.key };
}

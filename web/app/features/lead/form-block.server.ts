import { isClosed } from '@agency/domain/availability';
import type { ListingDetailFragment, ProjectDetailFragment } from '../../cms/generated/graphql';
import type { OpenSite } from '../../site/open-language.server';
import type { TeamMember } from '../../catalogue/team/team-page.server';
import { describeForm } from '../../form/describe-form.server';
import type { OpenForm } from '../../form/form-definition.server';
import type { FormBlockView } from '../../form/form-view';
import { aboutProject, contactConstruction } from './forms/contact-construction.server';
import { contactMe } from './forms/contact-me.server';
import { siteContact, toAddressee } from './forms/site-contact.server';
import { buildSubject } from './listing-subject.server';

/** Builds the enquiry form of a listing's page; null once it is sold or rented. */
export function buildEnquiry(
  context: OpenSite,
  listing: ListingDetailFragment,
  id: string,
): FormBlockView | null {
  const { availability, id: reference } = listing.card;
  if (isClosed(availability)) return null;
  const query = new URLSearchParams({ listing: reference });
  const about = { listing, subject: buildSubject(context, listing) };
  const opened = contactMe.openWith(context, query, about);
  return buildBlock(id, opened, describeForm('contact-me', opened, context, query));
}

export function buildProjectQuestion(
  context: OpenSite,
  project: ProjectDetailFragment,
  id: string,
): FormBlockView {
  const query = new URLSearchParams({ project: project.card.id });
  const opened = contactConstruction.openWith(context, query, aboutProject(context, project));
  return buildBlock(id, opened, describeForm('contact-construction', opened, context, query));
}

/** Builds the form of an agent's or office's page, which is sent to them. */
export function buildTeamQuestion(
  context: OpenSite,
  member: TeamMember,
  slug: string,
): FormBlockView {
  const query = new URLSearchParams({ team: slug });
  const opened = siteContact.openWith(context, query, toAddressee(member));
  return buildBlock('question', opened, describeForm('site-contact', opened, context, query));
}

function buildBlock(
  id: string,
  { words: { title, intro } }: OpenForm,
  form: FormBlockView['form'],
): FormBlockView {
  return { id, title, intro, form };
}

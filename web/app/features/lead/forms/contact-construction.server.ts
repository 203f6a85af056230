import { z } from 'zod';
import type { ProjectDetailFragment } from '../../../cms/generated/graphql';
import { isListingId } from '@agency/domain/match-address';
import { allListingsLink } from '../../../i18n/paths/standard-links.server';
import type { OpenSite } from '../../../site/open-language.server';
import { findProject, listProjects } from '../../../catalogue/project/load-projects.server';
import { buildProjectCard } from '../../../catalogue/project/project-card.server';
import { usualItems } from '../../../form/fields/asked-of-tenant';
import { foldAway, includeIf } from '../../../form/fields/in-group.server';
import { contactHours } from '../../../form/fields/contact-hours.server';
import { createFields } from '../../../form/fields/fields.server';
import { closeForm, defineForm, type ClosedForm } from '../../../form/form-definition.server';
import type { OptionView, SubjectView } from '../../../form/form-view';
import {
  callable,
  isReachable,
  personFields,
  toPerson,
} from '../../../form/fields/person-fields.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

/** The project, or the projects to choose from; null if the CMS is unavailable. */
type AboutProject =
  { reference: string; subject: SubjectView; choices: null } | { choices: OptionView[] } | null;

const mostChoices = 100;

export const contactConstruction = defineForm({
  kind: 'contact-construction',
  load: openProject,
  whenAway: null,
  schema: (context) => {
    const { t, loaded } = context;
    const fields = createStandardFields(context);
    const { choice } = createFields(t);
    const shape = {
      ...includeIf(loaded !== null && loaded.choices !== null, {
        project: choice({
          label: t('form.fields.project'),
          options: loaded?.choices ?? [],
          required: t('form.errors.project'),
        }),
      }),
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
    title: t('form.kinds.contact-construction.title'),
    intro: t('form.kinds.contact-construction.intro'),
    submitLabel: t('form.kinds.contact-construction.submit'),
    subject: loaded && 'subject' in loaded ? loaded.subject : null,
  }),
  toLead: ({ project, remark, timeSlots, newsletter, ...person }, { loaded }) => ({
    ...toPerson(person),
    project: loaded && 'reference' in loaded ? loaded.reference : project,
    remark,
    timeSlots,
    newsletter: newsletter ?? false,
  }),
});

/** Loads the project of `?project=`, or all projects; closed if none exist. */
async function openProject(
  context: OpenSite,
  query: URLSearchParams,
): Promise<AboutProject | ClosedForm> {
  const { t } = context;
  const reference = query.get('project');
  const project = isListingId(reference) ? await findProject(context, reference) : null;
  if (project !== null) return aboutProject(context, project);
  const projects = await listProjects(context, { withSold: false, most: mostChoices });
  if (projects.length > 0) {
    return {
      choices: projects.map(({ id, title, cityText }) => ({
        value: id,
        label: `${title}, ${cityText}`,
      })),
    };
  }
  const title = t('errors.noProjects');
  const links = [allListingsLink(context, 'sale')];
  return closeForm({ title, text: t('list.noResultsText'), links });
}

export function aboutProject(context: OpenSite, { card }: ProjectDetailFragment): AboutProject {
  const { title, cityText, priceText, picture, href } = buildProjectCard(card, context);
  return {
    reference: card.id,
    subject: {
      title,
      text: cityText,
      price: priceText,
      picture,
      back: { label: context.t('thanks.backToProject'), href },
    },
    choices: null,
  };
}

import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { languages } from '@agency/domain/languages';
import {
  buildCardPicture,
  findTexts,
  type CardPicture,
  type ListingCard,
} from '../search/listing-card';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { loadProjects, type ProjectFacts, type ProjectUnits, type Unit } from './load-projects';
import { buildProjectCard, buildProjectSlug, type ProjectCard } from './project-card';
import { groupBy } from '../../platform/rules/group-by';
import { findCatalogue } from '../search/catalogue';
import { CARDS } from '../search/read-model/read-model-tables';

const language = z.enum(languages);
const text = z.string().max(300);

interface ProjectSlug {
  language: string;
  slug: string;
}

export interface ProjectDetail {
  card: ProjectCard;
  description: string;
  pictures: CardPicture[];
  units: readonly Unit[];
  localized: ProjectSlug[];
}

/** Lists the projects: those with units on offer first, then those sold out. */
export async function listProjects(strapi: Core.Strapi, given: unknown): Promise<ProjectCard[]> {
  const asked = parseArguments(z.object({ language, withSold: z.boolean() }), given);
  const projects = await loadProjects(strapi);
  const units = await loadUnits(
    strapi,
    projects.map(({ id }) => id),
    asked.language,
  );
  const cards = projects.map((project) =>
    buildProjectCard(project, units.get(project.id) ?? noUnits, asked.language),
  );
  const soldOut = cards.filter(({ isSoldOut }) => isSoldOut);
  return [...cards.filter(({ isSoldOut }) => !isSoldOut), ...(asked.withSold ? soldOut : [])];
}

/** Finds the project whose reference ends the slug; null if none exists or it is withdrawn. */
export async function findProject(
  strapi: Core.Strapi,
  given: unknown,
): Promise<ProjectDetail | null> {
  const asked = parseArguments(z.object({ language, slug: z.string() }), given);
  const project = findBySlug(await loadProjects(strapi), asked.slug);
  if (!project) return null;
  const units = await listUnits(strapi, project, asked.language);
  const card = buildProjectCard(project, units, asked.language);
  return {
    card,
    description: findTexts(project.texts, asked.language).description ?? '',
    pictures: project.pictures.map((picture, index) =>
      buildCardPicture(picture, index, card.title, asked.language),
    ),
    units: units.shown,
    localized: listSlugs(project),
  };
}

/** Finds the project of a listing; null without one. */
export async function findProjectOfListing(
  strapi: Core.Strapi,
  given: unknown,
): Promise<ProjectCard | null> {
  const asked = parseArguments(z.object({ language, id: text }), given);
  const row = (await strapi.db
    .connection('listings_project_lnk as link')
    .join('listings as listing', 'listing.id', 'link.listing_id')
    .where('listing.reference', asked.id)
    .first('link.project_id')) as { project_id: number } | undefined;
  if (!row) return null;
  const [project] = await loadProjects(strapi, row.project_id);
  if (!project) return null;
  const units = await listUnits(strapi, project, asked.language);
  return buildProjectCard(project, units, asked.language);
}

const noUnits: ProjectUnits = { shown: [], hasHeld: false };

async function listUnits(
  strapi: Core.Strapi,
  { id }: ProjectFacts,
  code: string,
): Promise<ProjectUnits> {
  return (await loadUnits(strapi, [id], code)).get(id) ?? noUnits;
}

/** Lists the slugs of every published project, and when it last changed. */
export async function listProjectAddresses(
  strapi: Core.Strapi,
): Promise<{ updatedAt: string; slugs: ProjectSlug[] }[]> {
  const projects = await loadProjects(strapi);
  return projects.map((project) => ({ updatedAt: project.updatedAt, slugs: listSlugs(project) }));
}

/** The longest reference wins, since one can end in another. */
function findBySlug(projects: readonly ProjectFacts[], slug: string): ProjectFacts | null {
  const asked = slug.toLowerCase();
  const found = projects.filter(({ reference }) => {
    const end = reference.toLowerCase();
    return asked === end || asked.endsWith(`-${end}`);
  });
  return found.sort((a, b) => b.reference.length - a.reference.length)[0] ?? null;
}

function listSlugs(project: ProjectFacts): ProjectSlug[] {
  return languages.map((code) => ({ language: code, slug: buildProjectSlug(project, code) }));
}

interface UnitRow {
  project_id: number;
  floor: number | null;
  card: string;
}

/**
 * Loads the units of projects in one language, the lowest floor first, in two statements. Cards
 * only contain published facts, and withdrawn listings have none. The floor is omitted if a
 * condition can hide it.
 */
async function loadUnits(
  strapi: Core.Strapi,
  projects: readonly number[],
  language: string,
): Promise<Map<number, ProjectUnits>> {
  const rows = (await strapi.db
    .connection('listings_project_lnk as link')
    .join('listings as listing', 'listing.id', 'link.listing_id')
    .join({ card: CARDS }, 'card.listing_id', 'link.listing_id')
    .whereIn('link.project_id', projects)
    .andWhere('card.language', language)
    .orderBy(['listing.floor', 'link.listing_ord', 'listing.id'])
    .select('link.project_id', 'listing.floor', 'card.card')) as UnitRow[];
  const held = await listProjectsWithHeld(strapi, projects);
  const { conditions } = await findCatalogue(strapi);
  // A list of floors with gaps would reveal the hidden ones.
  const hidesFloor = conditions.some(({ field }) => field.attribute === 'floor');
  const grouped = groupBy(rows, (row) => row.project_id);
  return new Map(
    projects.map((id) => {
      const shown = (grouped.get(id) ?? []).map(({ floor, card }) => ({
        card: JSON.parse(card) as ListingCard,
        floor: hidesFloor ? null : floor,
      }));
      return [id, { shown, hasHeld: held.has(id) }];
    }),
  );
}

/** Only listings on offer are held back. */
async function listProjectsWithHeld(
  strapi: Core.Strapi,
  projects: readonly number[],
): Promise<Set<number>> {
  const rows = (await strapi.db
    .connection('listings_project_lnk as link')
    .join('listings as listing', 'listing.id', 'link.listing_id')
    .whereIn('link.project_id', projects)
    .andWhere('listing.state', 'active')
    .whereNotNull('listing.held_back')
    .distinct('link.project_id')) as { project_id: number }[];
  return new Set(rows.map((row) => row.project_id));
}

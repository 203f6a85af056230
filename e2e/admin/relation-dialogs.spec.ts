import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { requestAdmin, readAdmin, test } from '../log-in';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

test.describe.configure({ mode: 'serial' });

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

interface Attribute {
  type: string;
  target?: string;
  component?: string;
  components?: string[];
  repeatable?: boolean;
}

interface Schema {
  info: { singularName: string };
  pluginOptions?: {
    'content-manager'?: { visible: boolean };
    editor?: { hidden?: string[]; readOnly?: boolean };
  };
  attributes: Record<string, Attribute>;
}

/** A relation as the form shows it: `appointment.slot` is in a component. */
interface Relation {
  uid: string;
  field: string;
  target: string;
}

type Saved = { id: number; documentId: string; locale?: string };
type List = { results: Saved[] };

const cms = new URL('../../cms/src/', import.meta.url);
const user = 'plugin::users-permissions.user';
const listing = 'api::listing.listing';
const schemas = readSchemas();
const relations = [...schemas]
  .filter(([, { pluginOptions }]) => !pluginOptions?.editor?.readOnly)
  .flatMap(([uid, schema]) => listRelations(uid, schema));

/** All relations on a machine that does other work. */
const longest = 60 * 60_000;
/** The form of a listing takes half a minute to settle there. */
const patience = 90_000;

/** A text of each type that is typed into its dialog; types that have none are only opened. */
const texts: Record<string, string> = {
  'api::page.page': 'description',
  'api::module.module': 'description',
  'api::article.article': 'author',
  'api::article-category.article-category': 'description',
  'api::article-subcategory.article-subcategory': 'description',
  'api::testimonial.testimonial': 'subject',
  'api::city.city': 'countryName',
  'api::property-type.property-type': 'parentWebId',
  'api::listing.listing': 'boxNumber',
  'api::project.project': 'boxNumber',
  'api::lead.lead': 'note',
  'api::demand.demand': 'name',
  [user]: 'phone',
};

test('EDIT-1 every relation opens in its dialog, is saved and closed: administrator', async ({
  administrator,
}) => {
  test.setTimeout(longest);
  await writeDocuments(administrator);
  await walk(administrator, administrator, relations);
});

test('EDIT-1 every relation opens in its dialog, is saved and closed: editor', async ({
  editor,
  administrator,
}) => {
  test.setTimeout(longest);
  // Of an imported listing an editor types nothing.
  const typed = relations.filter(({ target }) => target in texts && target !== listing);
  await walk(editor, administrator, typed);
});

async function walk(
  page: Page,
  administrator: Page,
  relations: readonly Relation[],
): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => dialog.accept());
  page.setDefaultTimeout(patience);
  page.setDefaultNavigationTimeout(patience);
  expect(relations.length).toBeGreaterThan(10);
  const problems: string[] = [];
  for (const [index, relation] of relations.entries()) {
    const name = `${relation.uid} ${relation.field}`;
    const started = Date.now();
    try {
      await test.step(name, () => openRelation(page, administrator, relation));
      expect(errors.splice(0)).toEqual([]);
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
    }
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    process.stdout.write(`  ${index + 1} of ${relations.length} ${name}: ${seconds} s\n`);
  }
  expect(problems).toEqual([]);
}

async function openRelation(page: Page, administrator: Page, relation: Relation): Promise<void> {
  const { documentId, locale } = await findDocument(administrator, relation);
  const search = locale ? `?plugins[i18n][locale]=${locale}` : '';
  const path = `content-manager/collection-types/${relation.uid}/${documentId}${search}`;
  await page.goto(`${readAdmin().url}/admin/${path}`);
  const isZone = /\.0\./.test(relation.field);
  if (isZone) await page.getByRole('button', { name: /^Articles/ }).click();
  const list = page.locator(`input[name="${relation.field}"]`).locator('xpath=following::ol[1]');
  const entry = list.getByRole('button').filter({ hasText: /./, hasNotText: /^(Drag|Remove)$/ });

  const own = page.locator(`[name="${texts[relation.uid]}"]`).first();
  const isWriting = (await own.count()) > 0 && (await own.isEnabled());
  if (isWriting) await own.fill('Not saved yet');
  await expectUncoveredAndPress(entry.first());
  const dialog = page.getByRole('dialog');
  // The title; a rich text in the form may have headings of its own.
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await typeAndSave(dialog, relation.target);
  await expectUncoveredAndPress(dialog.getByRole('button', { name: /close/i }).first());
  await expect(dialog).toHaveCount(0);
  if (isWriting) await expect(own).toHaveValue('Not saved yet');
}

async function typeAndSave(dialog: Locator, target: string): Promise<void> {
  const input = dialog.locator(`[name="${texts[target]}"]`).first();
  if (!texts[target]) return;
  await expect(input).toBeVisible();
  if (!(await input.isEnabled())) return;
  const words = (await input.inputValue()) === 'One' ? 'Two' : 'One';
  await input.fill(words);
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await expectUncoveredAndPress(save);
  await expect(save).toBeDisabled();
  await expect(input).toHaveValue(words);
}

async function findDocument(page: Page, { uid, field }: Relation): Promise<Saved> {
  const path = `/content-manager/collection-types/${uid}?pageSize=1&sort=createdAt:DESC&locale=en`;
  const filter = field.startsWith('blocks.0.')
    ? 'filters[key]=services-list'
    : `filters${field
        .split('.')
        .map((name) => `[${name}]`)
        .join('')}[id][$notNull]=true`;
  const { results } = await requestAdmin<List>(page, 'GET', `${path}&${filter}`);
  const [found] = results;
  if (!found) throw new Error(`No ${uid} with ${field}`);
  return found;
}

/** Writes documents that the seed does not have: leads with their parts, and related articles. */
async function writeDocuments(page: Page): Promise<void> {
  const create = (uid: string, data: object): Promise<{ data: Saved }> =>
    requestAdmin(page, 'POST', `/content-manager/collection-types/${uid}`, data);
  const first = async (uid: string): Promise<Saved[]> => {
    const path = `/content-manager/collection-types/${uid}?pageSize=1&locale=en`;
    const { results } = await requestAdmin<List>(page, 'GET', path);
    return results.map(({ locale, ...ids }) => ({
      id: ids.id,
      documentId: ids.documentId,
      locale: locale ?? undefined,
    }));
  };
  const writeLead = (kind: string, data: object): Promise<{ data: Saved }> =>
    create('api::lead.lead', {
      kind,
      state: 'new',
      language: 'en',
      newsletter: false,
      lastName: 'Dialog',
      email: 'dialog@example.org',
      submissionId: crypto.randomUUID(),
      ...data,
    });
  const [offered] = await first(listing);
  const criteria = { goal: 'sale', types: await first('api::property-type.property-type') };
  const project = await first('api::project.project');
  const lead = await writeLead('demand-register', { listing: [offered], project, criteria });
  const slot = await first('api::appointment-slot.appointment-slot');
  await writeLead('contact-appointment', { appointment: { state: 'requested', slot } });
  const entry = await first('api::testimonial.testimonial');
  const documents = [{ id: 'epc', name: 'Certificate' }];
  await writeLead('request-documents', {
    listing: [offered],
    project,
    city: 'Brussels',
    documents,
  });
  await writeLead('testimonial', { testimonial: { name: 'Dialog', entry } });
  const belongs = { lead: [{ documentId: lead.data.documentId }] };
  const savedSearch = await create('api::demand.demand', {
    email: 'dialog@example.org',
    language: 'en',
    state: 'stopped',
    rhythm: 'weekly',
    criteria,
    ...belongs,
  });
  // Strapi finds no document by its documentId for a relation without a table of its own.
  const match = { listing: offered?.id, demand: savedSearch.data.id };
  // Saving the saved search in its dialog forgets what was found for it and not mailed yet.
  const mailedAt = new Date().toISOString();
  await create('api::demand-match.demand-match', { ...match, news: 'offer', mailedAt });
  const articles = await requestAdmin<List>(
    page,
    'GET',
    '/content-manager/collection-types/api::article.article?pageSize=2&locale=en',
  );
  const [article, other] = articles.results;
  await requestAdmin(
    page,
    'PUT',
    `/content-manager/collection-types/api::article.article/${article?.documentId}?locale=en`,
    { related: { connect: [{ documentId: other?.documentId, locale: 'en' }] } },
  );
}

function readSchemas(): Map<string, Schema> {
  const folders = readdirSync(new URL('api/', cms), { withFileTypes: true });
  const types = folders
    .filter((entry) => entry.isDirectory())
    .map(({ name }): [string, string] => [
      `api::${name}.${name}`,
      `api/${name}/content-types/${name}/schema.json`,
    ]);
  return new Map(
    [...types, [user, 'extensions/users-permissions/content-types/user/schema.json'] as const]
      .map(([uid, file]) => [uid, readSchema(new URL(file, cms))] as const)
      .filter(([, schema]) => schema.pluginOptions?.['content-manager']?.visible !== false),
  );
}

function readSchema(file: URL): Schema {
  return JSON.parse(readFileSync(file, 'utf8')) as Schema;
}

function listRelations(uid: string, { attributes, pluginOptions }: Schema): Relation[] {
  const hidden = pluginOptions?.editor?.hidden ?? [];
  return Object.entries(attributes)
    .filter(([name]) => !hidden.includes(name))
    .flatMap(([name, { type, target, component, components, repeatable }]) => {
      if (type === 'relation' && target && schemas.has(target)) {
        return [{ uid, field: name, target }];
      }
      const parts = type === 'dynamiczone' ? (components ?? []) : component ? [component] : [];
      const path = type === 'dynamiczone' || repeatable ? `${name}.0` : name;
      return parts.flatMap((part) =>
        listRelations(uid, readComponent(part)).map((inner) => ({
          ...inner,
          field: `${path}.${inner.field}`,
        })),
      );
    });
}

function readComponent(uid: string): Schema {
  return readSchema(new URL(`components/${uid.replace('.', '/')}.json`, cms));
}

import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { writeCityName } from '@agency/domain/city-name';
import { whereFolded } from '../../platform/database/folded-text';
import { formatStreet } from '../search/listing-card';

const LISTING = 'api::listing.listing';

export interface ListingChoice {
  documentId: string;
  reference: string;
  title: string;
  type: string;
  /** Street, postal code and place, published or not. */
  address: string;
  /** Names of the agent, and of the owner for those who may read owners. */
  people: string[];
  goal: string | null;
  availability: string | null;
  isWithdrawn: boolean;
  /** Address of a small picture; null without one. */
  picture: string | null;
}

interface Question {
  text: string;
  language: string;
  /** Reference of a chosen listing; empty without one. */
  chosen: string;
  mayReadOwners: boolean;
}

export interface ListingChoices {
  text: string;
  found: ListingChoice[];
  /** Null if nothing is chosen, or it no longer exists. */
  chosen: ListingChoice | null;
}

const mostFound = 12;
const mostWords = 6;

/** Finds the listings that contain every word, those on the site first, and the chosen one. */
export async function findListingChoices(
  strapi: Core.Strapi,
  { text, language, chosen, mayReadOwners }: Question,
): Promise<ListingChoices> {
  const words = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, mostWords);
  const { connection } = strapi.db;
  const ids =
    words.length === 0
      ? []
      : ((await words
          .reduce(
            (query, word) =>
              query.where((row) => {
                for (const one of matchWord(connection, word, mayReadOwners)) {
                  void row.orWhereIn('id', one);
                }
              }),
            connection('listings'),
          )
          .orderByRaw('case when withdrawn_at is null then 0 else 1 end')
          .orderBy('listed_at', 'desc')
          .orderBy('id', 'desc')
          .limit(mostFound)
          .pluck('id')) as number[]);
  const load = (where: object) => loadChoices(strapi, where, { language, mayReadOwners });
  const found = await load({ id: { $in: ids } });
  const byId = new Map(found.map((choice) => [choice.id, choice.choice]));
  const [own] = chosen ? await load({ reference: chosen }) : [];
  return {
    text,
    found: ids.flatMap((id) => byId.get(id) ?? []),
    chosen: own?.choice ?? null,
  };
}

/** Returns queries of the ids of listings with a word in one of their places. */
function matchWord(connection: Knex, word: string, mayReadOwners: boolean): Knex.QueryBuilder[] {
  const texts = connection('listings_cmps as part')
    .join('components_listing_texts as text', 'text.id', 'part.cmp_id')
    .where('part.field', 'texts');
  const cities = whereFolded(connection('cities'), ['name', 'zip'], word).select('document_id');
  const agents = whereFolded(connection('agents'), ['name'], word).select('key');
  const owners = connection('listings_owner_lnk as link').join(
    'up_users as owner',
    'owner.id',
    'link.user_id',
  );
  return [
    whereFolded(connection('listings'), ['reference', 'name', 'zip'], word).select('id'),
    whereFolded(texts, ['text.title', 'text.street', 'text.main_type_name'], word).select(
      'part.entity_id',
    ),
    connection('listings_city_lnk as link')
      .join('cities as city', 'city.id', 'link.city_id')
      .whereIn('city.document_id', cities)
      .select('link.listing_id'),
    connection('listings').whereIn('agent_key', agents).select('id'),
    ...(mayReadOwners
      ? [
          whereFolded(owners, ['owner.first_name', 'owner.last_name'], word).select(
            'link.listing_id',
          ),
        ]
      : []),
  ];
}

interface ListingRow {
  id: number;
  documentId: string;
  reference: string;
  name: string | null;
  goal: string | null;
  availability: string | null;
  withdrawnAt: string | null;
  zip: string | null;
  houseNumber: string | null;
  boxNumber: string | null;
  agentKey: string | null;
  texts: TextRow[];
  city: { name: string | null; zip: string | null } | null;
  owner: { firstName: string | null; lastName: string | null } | null;
  pictures: { formats: { thumbnail?: { url: string } } | null }[];
}

interface TextRow {
  language: string;
  title: string | null;
  street: string | null;
  mainTypeName: string | null;
}

async function loadChoices(
  strapi: Core.Strapi,
  where: object,
  { language, mayReadOwners }: Pick<Question, 'language' | 'mayReadOwners'>,
): Promise<{ id: number; choice: ListingChoice }[]> {
  const rows = (await strapi.db.query(LISTING).findMany({
    where,
    populate: { texts: true, city: true, owner: true, pictures: { select: ['formats'] } },
  })) as ListingRow[];
  const keys = rows.flatMap(({ agentKey }) => agentKey ?? []);
  const agents = (await strapi.db
    .connection('agents')
    .whereIn('key', keys)
    .select('key', 'name')) as {
    key: string;
    name: string;
  }[];
  return rows.map((row) => {
    const ownTexts = row.texts.find((text) => text.language === language) ?? row.texts[0];
    const texts = {
      title: pick(row.texts, ownTexts, 'title'),
      street: pick(row.texts, ownTexts, 'street'),
      type: pick(row.texts, ownTexts, 'mainTypeName'),
    };
    const street = formatStreet(row, texts.street, language);
    const city = row.city?.name ? writeCityName(row.city.name) : '';
    const place = [row.zip ?? row.city?.zip, city].filter(Boolean).join(' ');
    const owner = [row.owner?.firstName, row.owner?.lastName].filter(Boolean).join(' ');
    const agent = agents.find(({ key }) => key === row.agentKey)?.name ?? '';
    return {
      id: row.id,
      choice: {
        documentId: row.documentId,
        reference: row.reference,
        title: texts.title || row.name || texts.type,
        type: texts.type,
        address: [street, place].filter(Boolean).join(', '),
        people: [agent, mayReadOwners ? owner : ''].filter(Boolean),
        goal: row.goal,
        availability: row.availability,
        isWithdrawn: row.withdrawnAt !== null,
        picture: row.pictures[0]?.formats?.thumbnail?.url ?? null,
      },
    };
  });
}

/** Returns a text in its language, otherwise in another one. */
function pick(
  texts: readonly TextRow[],
  own: TextRow | undefined,
  field: 'title' | 'street' | 'mainTypeName',
): string {
  return own?.[field] || texts.map((text) => text[field]).find(Boolean) || '';
}

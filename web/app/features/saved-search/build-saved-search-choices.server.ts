import { regions } from '@agency/domain/region';
import type { ListingChoicesQuery } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildTree } from '../../lib/web/build-tree';
import { isKind } from '@agency/domain/kinds';
import { writeCityName } from '@agency/domain/city-name';
import { formatCity } from '../../lib/text/city-text';
import type { SavedSearchChoices, TypeChoice, ZipChoice } from './saved-search-choices';

export type ListingChoices = ListingChoicesQuery['listingChoices'];

type Type = ListingChoices['types'][number];
type Zip = ListingChoices['zips'][number];

/** Builds the form's choices: types below their groups, postal codes by region. */
export function buildSavedSearchChoices(
  { t }: LanguageContext,
  answer: ListingChoices,
): SavedSearchChoices {
  return {
    types: listTypes(answer.types),
    zips: answer.zips.map((zip) => ({ ...describeZip(zip), region: regionOf(zip) })),
  };

  function regionOf({ region, countryName }: Zip): string {
    const known = regions.find((one) => one === region);
    return known ? t(`savedSearch.${known}`) : countryName;
  }
}

type Node = Type & { children: Node[] };

/** A group is a heading above its types, not a choice; a kind follows its type. */
function listTypes(types: readonly Type[]): TypeChoice[] {
  const tree = buildTree<Type, Node>(
    types,
    ({ webId }) => webId,
    ({ parentId }) => parentId,
    (type, children) => ({ ...type, children }),
  );
  return tree.flatMap((node) => listLeaves(node, []));
}

function listLeaves({ webId, name, children }: Node, groups: readonly Node[]): TypeChoice[] {
  const group = groups[0];
  const below = [...groups, { webId, name, children } as Node];
  const inside = children.flatMap((child) => listLeaves(child, below));
  if (children.some((child) => !isKind(child.webId))) return inside;
  const above = groups.map((one) => one.webId);
  return [{ webId, name, family: group?.name ?? null, above }, ...inside];
}

function describeZip({ zip, names, countryId, countryName }: Zip): Omit<ZipChoice, 'region'> {
  const cityName = [...new Set(names.map(writeCityName))].join(', ');
  return { zip, label: `${zip} ${formatCity({ cityName, countryId, countryName })}` };
}

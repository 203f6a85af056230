import type { Language } from './language';
import type { TreeRecord, TypeRecord } from './record';
import { TYPE_GROUPS, TYPES } from './vocabulary/types';

/** Lists the seven types, all of them for sale and for rent. */
export function listTypes(language: Language): TypeRecord[] {
  return TYPES.map(({ webId, name }, order) => ({
    ID: webId,
    WebID: webId,
    Name: name[language],
    ShowOrder: order,
    Sale: true,
    Rent: true,
    Language: language,
  }));
}

/**
 * Lists the tree: groups at the top, types below them; ParentID is an ID of the tree, 0 without a parent.
 */
export function listTree(language: Language): TreeRecord[] {
  const groups = TYPE_GROUPS.map(({ webId, name }) => ({
    ID: `1${webId}`,
    ParentID: '0',
    Name: name[language],
    WebID: webId,
  }));
  const types = TYPES.map(({ webId, main }) => {
    const group = TYPE_GROUPS.find(({ members }) => members.includes(webId));
    return {
      ID: `10${webId}`,
      ParentID: group ? `1${group.webId}` : '0',
      Name: main[language],
      WebID: webId,
    };
  });
  return [...groups, ...types];
}

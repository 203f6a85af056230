import { goals } from '@agency/domain/goals';
import { languages } from '@agency/domain/languages';
import { listParameters } from '../../lib/rules/list-search';

const language = { type: 'string', enum: languages, description: 'Language of the answer' };
const value = { type: ['string', 'number'] };
/** Parameters that only affect how a list is displayed. */
const shown: readonly string[] = ['view'];

export const tools = [
  {
    name: 'search_listings',
    description:
      'Homes for sale or for rent, as the list of the website shows them. Parameters beside language ' +
      'and goal are those of the address of a list; what is not understood is named in `ignored`.',
    inputSchema: {
      type: 'object',
      properties: {
        language,
        goal: { type: 'string', enum: goals },
        ...Object.fromEntries(
          listParameters
            .filter((name) => !shown.includes(name))
            .map((name) => [name, { anyOf: [value, { type: 'array', items: value }] }]),
        ),
      },
      required: ['language', 'goal'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: 'get_listing',
    description: 'One listing by its id, as its page on the website shows it.',
    inputSchema: {
      type: 'object',
      properties: { language, id: { type: 'string', description: 'From search_listings' } },
      required: ['language', 'id'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true },
  },
] as const;

import type { SeoParamsFragment } from '../../cms/generated/graphql';

const words = {
  pageTitle: null,
  metadataTitle: null,
  metadataDescription: null,
  ogTitle: null,
  ogDescription: null,
  ogUrl: null,
  twitterTitle: null,
  twitterDescription: null,
  twitterUrl: null,
};

/** The params of a later page of a list: an editor's words and addresses are the first page's. */
export function withoutWords(params: SeoParamsFragment | null): SeoParamsFragment | null {
  return params && { ...params, ...words };
}

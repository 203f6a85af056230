export const sourceUid = 'api::import-source.import-source';

/** No key of a feed has an underscore. */
export const newFeedPath = '/feeds/_new';

export function feedPath(key: string): string {
  return `/feeds/${key}`;
}

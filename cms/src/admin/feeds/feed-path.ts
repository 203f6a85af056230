export const sourceUid = 'api::import-source.import-source';

/** No key of a feed has an underscore. */
export const newFeedPath = '/feeds/_new';

export function feedPath(key: string): string {
  return `/feeds/${key}`;
}

/** The page that matches the columns of a feed's file. */
export function columnsPath(key: string): string {
  return `${feedPath(key)}/columns`;
}

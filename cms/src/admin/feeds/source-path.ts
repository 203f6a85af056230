export const sourceUid = 'api::import-source.import-source';

/** Where sources are set up. */
export const sourcePath = `/content-manager/collection-types/${sourceUid}`;

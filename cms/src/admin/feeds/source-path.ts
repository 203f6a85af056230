export const sourceUid = 'api::import-source.import-source';

export const sourcePath = `/content-manager/collection-types/${sourceUid}`;

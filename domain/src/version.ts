/** The version of this release, which `package.json` of the root and of each workspace repeats. */
export const version = '1.0.0';

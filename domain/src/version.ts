/** The version of this release, repeated in every `package.json`. */
export const version = '1.0.0';

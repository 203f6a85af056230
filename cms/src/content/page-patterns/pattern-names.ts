export const patternNames = ['landing', 'articles', 'contact', 'team'] as const;

/** A kind of page that is made with its blocks. */
export type PatternName = (typeof patternNames)[number];

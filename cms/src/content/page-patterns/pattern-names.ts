export const patternNames = ['landing', 'articles', 'contact', 'team'] as const;

export type PatternName = (typeof patternNames)[number];

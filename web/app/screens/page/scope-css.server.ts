import { findCssFault, removeCssComments } from '@agency/domain/page-css';

/**
 * Scopes an editor's CSS to one page with native nesting. Null for CSS that could leave its scope,
 * which the CMS refuses by the same rule.
 */
export function scopeCss(pageKey: string, css: string | null | undefined): string | null {
  const text = removeCssComments(css ?? '').trim();
  if (text === '' || !/^[\w-]+$/.test(pageKey) || findCssFault(text) !== null) return null;
  return `[data-page="${pageKey}"]{${text}}`;
}

import type { ServerBuild } from '@remix-run/node';

/** What the pages remember of the CMS, which a publish notice makes them forget. */
export interface SiteAnswers {
  /** The next page asks the CMS again. */
  forgetAnswers(): void;
  /** Asks the CMS what stands around every page; the tags of what that makes outdated. */
  renewSite(): Promise<readonly string[]>;
}

/** The answers behind the pages of a build, whose server entry exports them. */
export function findSiteAnswers(build: ServerBuild): SiteAnswers {
  return build.entry.module as unknown as SiteAnswers;
}

import type { ServerBuild } from '@remix-run/node';
import type { runCancellable } from '../app/cms/client/cancellation.server';
import type { Change } from '../app/cms/changed-tags';
import type { Language } from '@agency/domain/languages';
import type { ListResendableFields } from './http/sent-fields';
import type { WriteVisits } from './visits/visit-batch';

/**
 * Functions that a build exports to the server: they discard answers of the CMS that the pages
 * remember.
 */
export interface BuildHooks {
  forgetAnswers(changes: readonly Change[]): void;
  /**
   * Queries the menus and footers of these languages again; returns the tags of those that differ.
   */
  renewSite(changed: readonly Language[]): Promise<readonly string[]>;
}

export type RunCancellable = typeof runCancellable;

/** Everything that `app/entry.server.tsx` exports to the server besides what Remix asks for. */
interface ServerExports extends BuildHooks {
  readonly recordVisits: WriteVisits;
  readonly runCancellable: RunCancellable;
  readonly listResendableFields: ListResendableFields;
}

export function findServerExports(build: ServerBuild): ServerExports {
  return build.entry.module as ServerBuild['entry']['module'] & ServerExports;
}

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

export function findBuildHooks(build: ServerBuild): BuildHooks {
  return build.entry.module as unknown as BuildHooks;
}

export function findVisitWriter(build: ServerBuild): WriteVisits {
  return (build.entry.module as unknown as { recordVisits: WriteVisits }).recordVisits;
}

export type RunCancellable = typeof runCancellable;

export function findRunCancellable(build: ServerBuild): RunCancellable {
  return (build.entry.module as unknown as { runCancellable: RunCancellable }).runCancellable;
}

export function findResendableFields(build: ServerBuild): ListResendableFields {
  return (build.entry.module as unknown as { listResendableFields: ListResendableFields })
    .listResendableFields;
}

import type { ServerBuild } from '@remix-run/node';
import type { runCancellable } from '../app/cms/client/cancellation.server';
import type { Change } from '../app/cms/changed-tags';
import type { Language } from '@agency/domain/languages';
import type { ListResendableFields } from './http/sent-fields';
import type { WriteVisits } from './visits/visit-batch';

/** What the pages remember of the CMS, which a publish notice makes them forget. */
export interface BuildHooks {
  /** The next page asks the CMS again for what these changes are of. */
  forgetAnswers(changes: readonly Change[]): void;
  /** Asks the CMS what stands around the pages of these languages; the tags of what differs. */
  renewSite(changed: readonly Language[]): Promise<readonly string[]>;
}

/** The answers behind the pages of a build, whose server entry exports them. */
export function findBuildHooks(build: ServerBuild): BuildHooks {
  return build.entry.module as unknown as BuildHooks;
}

/** How a build writes visits down in the CMS (OWN-6). */
export function findVisitWriter(build: ServerBuild): WriteVisits {
  return (build.entry.module as unknown as { recordVisits: WriteVisits }).recordVisits;
}

/** Runs a render whose questions to the CMS are cancelled when the signal is aborted. */
export type RunCancellable = typeof runCancellable;

/** How a build's renders are cancelled. */
export function findRunCancellable(build: ServerBuild): RunCancellable {
  return (build.entry.module as unknown as { runCancellable: RunCancellable }).runCancellable;
}

/** Which fields of a build's forms an error page may hold (FORM-6). */
export function findResendableFields(build: ServerBuild): ListResendableFields {
  return (build.entry.module as unknown as { listResendableFields: ListResendableFields })
    .listResendableFields;
}

import type { FailureReason } from '../feed-error';
import type { CheckedAgainst, FeedChange, FeedSecret } from '../feed-status';
import type { FieldForm } from '../fields/field-form';

/** The form of a kind. */
export interface KindForm {
  key: string;
  fields: FieldForm[];
  checkedAgainst: CheckedAgainst;
  /** False for a system that can only be written to. */
  canTest: boolean;
  /** Setting without which there is nothing to test; null if it needs none. */
  testNeeds: string | null;
  /** True if the system accepts leads; others get them by mail. */
  takesLeads: boolean;
}

/** Data of the form before a feed exists. */
export interface KindForms {
  kinds: KindForm[];
  /** Fields of every feed. */
  shared: FieldForm[];
  /** Keys that are taken. */
  keys: string[];
}

/** A feed as its form shows it, with the states of its secrets and never their values. */
export interface FeedForm {
  key: string;
  kind: string;
  values: Record<string, unknown>;
  settings: Record<string, unknown>;
  secrets: (FeedSecret & { changedAt: string | null; changedBy: string | null })[];
  changes: FeedChange[];
}

/** Why a connection does not work, in a word that the form translates. */
export type TestFailure = FailureReason | 'login' | 'missing' | 'busy' | 'status' | 'answer';

export type TestResult =
  | { outcome: 'works'; listings: number | null }
  | {
      outcome: 'failed';
      failure: TestFailure;
      /** Names of the fields to look at. */
      fields: string[];
      /** The message in English, for the maker of the system. */
      detail: string;
    };

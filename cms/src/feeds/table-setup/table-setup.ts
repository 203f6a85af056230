import type { Language } from '@agency/domain/languages';
import type { ImportReport } from '../../listings/import/import-report';
import type { FieldKind } from '../../listings/rules/listing-fields';
import type { FieldGroup } from '../kinds/table/fields';
import type { FoundLayout, TableProblem } from '../kinds/table/formats/table';
import type { GuessedNotation } from '../kinds/table/guess-notation';
import type { FoundValue, SuggestedColumn } from '../kinds/table/suggest-columns';
import type { TableSettings } from '../kinds/table/table-settings';

/** A field that the form offers. */
export interface OfferedField {
  to: string;
  group: FieldGroup;
  /** English label of the schema; null if the admin has a message for it. */
  label: string | null;
  isText: boolean;
  mayRepeat: boolean;
  choices: readonly string[];
  /** True if its values may be matched to yes and no. */
  isFlag: boolean;
}

export interface SetupValue extends FoundValue {
  /** Suggested choices by field; missing for a value that is not known. */
  choices: Readonly<Record<string, string>>;
}

export interface SetupColumn extends Omit<SuggestedColumn, 'values'> {
  values: SetupValue[];
  /** True if it was matched when the settings were saved; its field is then that one. */
  isSaved: boolean;
  /** True if its values are days. */
  isDays: boolean;
}

/** A file that was read, with what is suggested for it. */
export interface TableSetup {
  file: string;
  rows: number;
  layout: FoundLayout;
  guessed: GuessedNotation & {
    /** Language of the texts in columns without one; null if they do not show it. */
    language: Language | null;
  };
  /** Settings to start from: the saved ones, filled with suggestions. */
  settings: TableSettings;
  columns: SetupColumn[];
  problems: TableProblem[];
  fields: OfferedField[];
}

/** A home as the site would show it. */
export interface PreviewCard {
  id: string;
  reference: string;
  /** Texts by language, that of the file first. */
  texts: PreviewText[];
  goal: 'sale' | 'rent';
  /** `available`, `option`, `sold`, `rented`. */
  availability: string;
  price: number | null;
  types: string[];
  city: string;
  /** Null if it is hidden. */
  street: string | null;
  pictures: string[];
  /** Other facts, with the English label of the field; a day is an ISO instant. */
  facts: { label: string; kind: FieldKind; value: string | number | boolean }[];
}

export interface PreviewText {
  language: Language;
  title: string;
  /** True if the file has no title, so that the site writes one. */
  isTitleMade: boolean;
  /** First lines of the text; empty if the file has none. */
  text: string;
}

export interface TablePreview {
  cards: PreviewCard[];
  /** Outcome of a run, with problems and values that are not understood. */
  report: ImportReport;
}

/** Look of a field in the form; `own` fields are drawn by a part of the kind. */
export type FieldInput =
  'address' | 'text' | 'email' | 'number' | 'yesNo' | 'language' | 'languages' | 'secret' | 'own';

/** A field as the admin's form draws it. */
export interface FieldForm {
  name: string;
  input: FieldInput;
  isRequired: boolean;
  /** The value that applies until another is written; null if none does. */
  initial: unknown;
  choices: readonly string[];
  /** The yes/no field without which it is neither shown nor required. */
  onlyWith: string | null;
  isRare: boolean;
}

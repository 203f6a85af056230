export interface KindPartProps {
  /** Null while the feed is not saved. */
  feedKey: string | null;
  settings: Readonly<Record<string, unknown>>;
  /** Errors by the path of their field, such as `settings.postcodes`. */
  errors: Readonly<Record<string, string>>;
  onChange(name: string, value: unknown): void;
}

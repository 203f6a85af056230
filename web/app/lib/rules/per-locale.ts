/** Caches one Intl object per locale, because creating one takes longer than using it. */
export function perLocale<Value>(make: (locale: string) => Value): (locale: string) => Value {
  const made = new Map<string, Value>();
  return (locale) => {
    let value = made.get(locale);
    if (value === undefined) {
      value = make(locale);
      made.set(locale, value);
    }
    return value;
  };
}

const lists = perLocale((locale) => new Intl.ListFormat(locale));

/** Joins items like `one, two and three`. */
export function listItems(locale: string, items: readonly string[]): string {
  return lists(locale).format(items);
}

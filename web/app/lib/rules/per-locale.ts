/** One of Intl's objects for each locale, made once: to make one takes longer than to use it. */
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

/** `one, two and three` in a locale. */
export function listItems(locale: string, items: readonly string[]): string {
  return lists(locale).format(items);
}

import { useLocation } from 'react-router-dom';

/** Returns the locale in the URL of a form or list; null for types without languages. */
export function useFormLocale(): string | null {
  const { search } = useLocation();
  return new URLSearchParams(search).get('plugins[i18n][locale]');
}

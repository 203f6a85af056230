import { useLocation } from 'react-router-dom';

/** The language that the address of a form or a list names; null of types without languages. */
export function useFormLocale(): string | null {
  const { search } = useLocation();
  return new URLSearchParams(search).get('plugins[i18n][locale]');
}

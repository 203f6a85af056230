import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { classNames } from '../layout/class-names';
import { Field } from './field';
import styles from './search-form.module.css';

type SearchFormProps = {
  action: string;
  label: string;
  className?: string | undefined;
};

export function SearchForm({ action, label, className }: SearchFormProps) {
  const { t } = useTranslation();
  return (
    <form
      method="get"
      data-skip-empty=""
      role="search"
      action={action}
      className={classNames(styles.form, className)}
    >
      <Field
        label={label}
        type="search"
        name="q"
        placeholder={t('quickSearch.placeholder')}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">{t('nav.search')}</Button>
    </form>
  );
}

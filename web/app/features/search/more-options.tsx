import { useTranslation } from 'react-i18next';
import { FilterOptions } from './filter-options';
import type { ListFilterView } from './listing-list-view';

type MoreOptionsProps = { filter: ListFilterView; isButtons?: boolean };

/** The boxes that no other part of the filters has: energy label, amenities, what is near. */
export function MoreOptions({ filter, isButtons }: MoreOptionsProps) {
  const { t } = useTranslation();
  const look = { isNamed: true, isButtons };
  return (
    <>
      {filter.choices.map(({ label, options }) => (
        <FilterOptions
          key={label}
          legend={label}
          options={options}
          isTight={options.every((option) => option.label.length === 1)}
          {...look}
        />
      ))}
      <FilterOptions legend={t('filter.amenities')} options={filter.amenities} {...look} />
      <FilterOptions legend={t('filter.near')} options={filter.near} {...look} />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { FilterOptions } from './filter-options';
import type { ListFilterView } from '../list/listing-list-view';

type ChoiceOptionsProps = { choices: ListFilterView['choices']; isButtons?: boolean };

/** The filters by some values of a list, such as the energy label. */
export function ChoiceOptions({ choices, isButtons }: ChoiceOptionsProps) {
  return choices.map(({ label, options }) => (
    <FilterOptions
      key={label}
      legend={label}
      options={options}
      isTight={options.every((option) => option.label.length === 1)}
      isNamed
      isButtons={isButtons}
    />
  ));
}

type MoreOptionsProps = { filter: ListFilterView; isButtons?: boolean };

/** The boxes that no other part of the filters has: amenities, what is near. */
export function MoreOptions({ filter, isButtons }: MoreOptionsProps) {
  const { t } = useTranslation();
  const look = { isNamed: true, isButtons };
  return (
    <>
      <FilterOptions legend={t('filter.amenities')} options={filter.amenities} {...look} />
      <FilterOptions legend={t('filter.near')} options={filter.near} {...look} />
    </>
  );
}

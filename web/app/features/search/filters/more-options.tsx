import { useTranslation } from 'react-i18next';
import { FilterOptions } from './filter-options';
import type { ListFilterView } from '../list/listing-list-view';

type ChoiceOptionsProps = { choices: ListFilterView['choices']; isButtons?: boolean };

/** Renders the choice filters, such as the energy label. */
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

/** Renders the remaining checkboxes: amenities and nearby places. */
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

import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/controls/field';
import { FilterOptions } from './filter-options';
import { FilterSelects } from './filter-selects';
import type { ListFilterView, GoalLinkView, FilterOptionView } from '../list/listing-list-view';
import { PriceHistogram } from './price-histogram';
import { ChoiceOptions, MoreOptions } from './more-options';
import styles from './drawer-filters.module.css';
import { AppLink } from '../../../ui/links/app-link';
import goalLinksStyles from './goal-links.module.css';
import { Icon } from '../../../ui/icons/icon';
import { CitySearch } from '../cities/city-search';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { placeRegions } from '../cities/place-region';
import { hasManyCities } from '../cities/has-many-cities';
import drawerCitiesStyles from './drawer-cities.module.css';

/** Renders the drawer's filters: location, price, size, type, then the rest. */
export function DrawerFilters({ filter }: { filter: ListFilterView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.filters}>
      <div className={styles.place}>
        <GoalLinks goals={filter.goals} />
        <Field
          label={t('filter.text')}
          type="search"
          name={filter.text.name}
          defaultValue={filter.text.value}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder={t('filter.textExample')}
        />
        {filter.cities.length > 0 && <DrawerCities options={filter.cities} />}
      </div>
      <div className={styles.price}>
        <PriceHistogram histogram={filter.price.histogram} />
        <FilterSelects selects={filter.price.selects} />
      </div>
      <FilterOptions
        legend={t('filter.bedrooms')}
        options={filter.bedrooms.options}
        kind="radio"
        isShort
        isNamed
        isButtons
      />
      <FilterOptions legend={t('filter.type')} options={filter.types} isNamed isButtons />
      <FilterSelects selects={[...filter.sizes, filter.bedrooms.most]} />
      <ChoiceOptions choices={filter.choices} isButtons />
      <MoreOptions filter={filter} isButtons />
      <FilterSelects selects={[...filter.available, filter.newSince]} />
    </div>
  );
}

function GoalLinks({ goals }: { goals: GoalLinkView[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('filter.goal')}>
      <ul className={goalLinksStyles.goals}>
        {goals.map(({ label, href, current }) => (
          <li key={href}>
            <AppLink
              className={goalLinksStyles.link}
              href={href}
              aria-current={current ? 'true' : undefined}
              rel="nofollow"
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Shows the cities with most listings and the selected ones; a button shows all of them by region.
 */
function DrawerCities({ options }: { options: FilterOptionView[] }) {
  const { t } = useTranslation();
  const legend = t('filter.city');
  if (!hasManyCities(options)) {
    return <FilterOptions legend={legend} options={options} isNamed isButtons />;
  }
  return (
    <div className={drawerCitiesStyles.cities} data-city-options="">
      <details className={drawerCitiesStyles.all}>
        <summary className={drawerCitiesStyles.summary}>
          <span className={drawerCitiesStyles.legend}>{legend}</span>
          <span>{`${t('filter.allCities')} (${options.length})`}</span>
          <Icon name="down" />
        </summary>
      </details>
      <div className={drawerCitiesStyles.search}>
        <CitySearch />
      </div>
      <fieldset className={drawerCitiesStyles.groups}>
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
        {[...placeRegions, undefined].map((region) => (
          <FilterOptions
            key={region ?? ''}
            legend={region ? t(`filter.regions.${region}`) : legend}
            options={sortByCount(options.filter((option) => option.region === region))}
            isNamed={region !== undefined}
            isButtons
          />
        ))}
      </fieldset>
    </div>
  );
}

function sortByCount(options: FilterOptionView[]): FilterOptionView[] {
  return [...options].sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
}

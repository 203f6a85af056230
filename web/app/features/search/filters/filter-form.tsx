import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button';
import { DrawerFilters } from './drawer-filters';
import { FilterMenu } from './filter-menu';
import { FilterOptions } from './filter-options';
import { FilterSelects } from './filter-selects';
import type { ListFilterView, FilterOptionView } from '../list/listing-list-view';
import { PriceHistogram } from './price-histogram';
import { ChoiceOptions, MoreOptions } from './more-options';
import styles from './filter-form.module.css';
import { CitySearch } from '../cities/city-search';
import { hasManyCities } from '../cities/has-many-cities';
import cityOptionsStyles from './city-options.module.css';
import { Icon } from '../../../ui/icons/icon';
import filterSearchStyles from './filter-search.module.css';

type FilterFormProps = { filter: ListFilterView; isDrawer?: boolean };

/**
 * Renders the filters as a GET form, so that the address holds them and JavaScript is optional.
 * With it (`start-list.ts`) those in the row apply immediately, and the drawer's button shows the
 * number of results.
 */
export function FilterForm({ filter, isDrawer = false }: FilterFormProps) {
  const { t } = useTranslation();
  return (
    <form
      method="get"
      action={filter.action}
      className={isDrawer ? styles.drawer : styles.row}
      autoComplete="off"
      data-filter-form={isDrawer ? 'drawer' : 'row'}
      data-count-url={isDrawer ? filter.optionsUrl : filter.countUrl}
    >
      {filter.kept.map((field) => (
        <input key={field.name} type="hidden" name={field.name} value={field.value} />
      ))}
      {isDrawer ? (
        <DrawerFilters filter={filter} />
      ) : (
        <>
          <FilterSearch text={filter.text} />
          <div className={styles.menus}>
            <FilterMenus filter={filter} />
          </div>
        </>
      )}
      <div className={styles.submit} data-without-script={isDrawer ? undefined : ''}>
        {isDrawer && (
          <a className={styles.clear} href={filter.clearHref} data-clears-filters="">
            {t('filter.clearAll')}
          </a>
        )}
        <Button type="submit" className={styles.button}>
          {isDrawer ? (
            <span aria-live="polite" data-count={t('filter.apply')}>
              {filter.countText}
            </span>
          ) : (
            t('filter.apply')
          )}
        </Button>
      </div>
    </form>
  );
}

function FilterMenus({ filter }: { filter: ListFilterView }) {
  const { t } = useTranslation();
  const { types, cities, price, bedrooms, countText } = filter;
  return (
    <>
      {types.length > 0 && (
        <FilterMenu label={t('filter.type')} chosen={listChecked(types)} countText={countText}>
          <FilterOptions legend={t('filter.type')} options={types} />
        </FilterMenu>
      )}
      {cities.length > 0 && (
        <FilterMenu label={t('filter.city')} chosen={listChecked(cities)} countText={countText}>
          <CityOptions options={cities} />
        </FilterMenu>
      )}
      <FilterMenu label={t('filter.price')} chosen={price.chosen} countText={countText}>
        <div className={styles.selects}>
          <PriceHistogram histogram={price.histogram} />
          <FilterSelects selects={price.selects} />
        </div>
      </FilterMenu>
      <FilterMenu label={t('filter.bedrooms')} chosen={bedrooms.chosen} countText={countText}>
        <FilterOptions legend={t('filter.bedrooms')} options={bedrooms.options} kind="radio" />
        <div className={styles.selects}>
          <FilterSelects selects={[bedrooms.most]} />
        </div>
      </FilterMenu>
      <FilterMenu label={t('filter.more')} count={countMore(filter)} countText={countText} end>
        <div className={styles.selects}>
          <FilterSelects selects={[...filter.sizes, ...filter.available, filter.newSince]} />
        </div>
        <ChoiceOptions choices={filter.choices} />
        <MoreOptions filter={filter} />
      </FilterMenu>
    </>
  );
}

function countMore({
  sizes,
  newSince,
  available,
  choices,
  amenities,
  near,
}: ListFilterView): number {
  const set = [...sizes, ...available, newSince].filter((select) => select.value !== '').length;
  return set + countChecked([...choices.flatMap(({ options }) => options), ...amenities, ...near]);
}

/** Renders cities to choose from; a field filters them if they are many. */
function CityOptions({ options }: { options: FilterOptionView[] }) {
  const { t } = useTranslation();
  return (
    <div data-city-options="">
      {hasManyCities(options) && (
        <div className={cityOptionsStyles.search} data-with-script="">
          <CitySearch />
        </div>
      )}
      <FilterOptions legend={t('filter.city')} options={options} />
    </div>
  );
}

/** Renders the text field of a list with its submit button, which needs no JavaScript. */
function FilterSearch({ text }: { text: ListFilterView['text'] }) {
  const { t } = useTranslation();
  return (
    <div className={filterSearchStyles.search}>
      <button type="submit" className={filterSearchStyles.submit} aria-label={t('nav.search')}>
        <Icon name="search" />
      </button>
      <span className={filterSearchStyles.word} aria-hidden="true">
        {t('nav.search')}
      </span>
      <input
        className={filterSearchStyles.input}
        type="search"
        name={text.name}
        defaultValue={text.value}
        aria-label={t('filter.text')}
        placeholder={t('filter.text')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
    </div>
  );
}

/** Counts the checked options, including children. */
function countChecked(options: FilterOptionView[]): number {
  return listNames(options).length;
}

/** Lists the checked options in words, including children; null without any. */
function listChecked(options: FilterOptionView[]): string | null {
  return listNames(options).join(', ') || null;
}

function listNames(options: FilterOptionView[]): string[] {
  return options.flatMap(({ label, checked, children }) => [
    ...(checked ? [label] : []),
    ...listNames(children),
  ]);
}

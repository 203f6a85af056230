import { renderToString } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { translations } from '../../app/i18n/translations.server';
import { createFragmentRenderer } from './draw-cached-fragments.server';
import { collectStyles, trackStyles } from '../styles/style-tracker';
import { FragmentRenderer, useCachedFragment, type FragmentKey } from './cached-fragment';

const styles = trackStyles(4, { title: 'a' });
const read = vi.fn((): string => styles.title);

function Part() {
  const { t } = useTranslation();
  return <p className={read()}>{t('nav.backToTop')}</p>;
}

function Page({ about }: { about: FragmentKey | null }) {
  return <footer {...useCachedFragment(about, <Part />)} />;
}

beforeEach(() => read.mockClear());

function draw(about: FragmentKey | null) {
  return collectStyles(() =>
    renderToString(
      <FragmentRenderer.Provider value={createFragmentRenderer(translations.nl)}>
        <Page about={about} />
      </FragmentRenderer.Provider>,
    ),
  );
}

test('PERF-2 a part is drawn once for its key and language, and each page still gets its styles', () => {
  const about = { shown: {} };
  const first = draw(about);
  expect(first.html).toMatch(/^<footer><p class="a">[^<]+<\/p><\/footer>$/);
  expect(first.needs).toEqual(new Set([4]));
  expect(draw(about)).toEqual(first);
  expect(read).toHaveBeenCalledTimes(1);
  draw({ shown: {} });
  expect(read).toHaveBeenCalledTimes(2);
});

test('PERF-2 a part that is shown in several ways is drawn once for each', () => {
  const shown = {};
  const first = draw({ shown, how: 'grid' });
  draw({ shown, how: 'slider' });
  expect(read).toHaveBeenCalledTimes(2);
  expect(draw({ shown, how: 'grid' })).toEqual(first);
  expect(read).toHaveBeenCalledTimes(2);
});

test('PERF-2 a part without a key is drawn with each page', () => {
  expect(draw(null).html).toBe(draw(null).html);
  expect(read).toHaveBeenCalledTimes(2);
});

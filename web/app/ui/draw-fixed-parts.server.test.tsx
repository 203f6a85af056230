import { renderToString } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { translations } from '../i18n/translations.server';
import { createFixedPartRenderer } from './draw-fixed-parts.server';
import { collectStyles, trackStyles } from './drawn-styles';
import { FixedPartRenderer, useFixedPart } from './fixed-part';

const styles = trackStyles(4, { title: 'a' });
const read = vi.fn((): string => styles.title);

function Part() {
  const { t } = useTranslation();
  return <p className={read()}>{t('nav.backToTop')}</p>;
}

function Page({ about }: { about: object }) {
  return <footer {...useFixedPart(about, <Part />)} />;
}

test('PERF-2 a part is drawn once for its key and language, and each page still gets its styles', () => {
  const drawPart = createFixedPartRenderer(translations.nl);
  const draw = (about: object) =>
    collectStyles(() =>
      renderToString(
        <FixedPartRenderer.Provider value={drawPart}>
          <Page about={about} />
        </FixedPartRenderer.Provider>,
      ),
    );
  const about = {};
  const first = draw(about);
  expect(first.html).toMatch(/^<footer><p class="a">[^<]+<\/p><\/footer>$/);
  expect(first.needs).toEqual(new Set([4]));
  expect(draw(about)).toEqual(first);
  expect(read).toHaveBeenCalledTimes(1);
  draw({});
  expect(read).toHaveBeenCalledTimes(2);
});

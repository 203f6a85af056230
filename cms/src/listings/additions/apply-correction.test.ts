import { expect, test } from 'vitest';
import { applyCorrection } from './apply-correction';
import type { Correction } from './load-additions';

const stored = {
  facts: { reference: '1', marquee: 1 },
  texts: [
    { language: 'nl', title: 'Huis', description: 'Een huis', marqueeName: 'Nieuw' },
    { language: 'fr', title: 'Maison', marqueeName: null },
  ],
};

function correct(changes: Partial<Correction>) {
  const nothing = { texts: {}, isHidden: false, isFeatured: false, until: null, facts: {} };
  return applyCorrection(stored, { correction: { ...nothing, ...changes }, openHouses: [] });
}

test('EDIT-7 without additions a listing is what the import says', () => {
  expect(applyCorrection(stored)).toEqual({
    facts: { ...stored.facts, openHouse: false },
    texts: stored.texts,
  });
});

test('EDIT-7 a corrected text takes the place of that of its language alone', () => {
  const { texts, facts } = correct({ texts: { nl: { title: 'Herenhuis' } } });
  expect(texts).toEqual([{ ...stored.texts[0], title: 'Herenhuis' }, stored.texts[1]]);
  expect(facts.marquee).toBe(1);
});

test('EDIT-7 a language that the import lacks has what is corrected', () => {
  expect(correct({ texts: { de: { title: 'Haus' } } }).texts[2]).toEqual({
    language: 'de',
    title: 'Haus',
  });
});

test('EDIT-7 a ribbon takes the place of the import’s in its language, others keep theirs', () => {
  const { facts, texts } = correct({ texts: { fr: { ribbon: 'Vue sur parc' } } });
  expect(facts.marquee).toBe(1);
  expect(texts).toEqual([
    stored.texts[0],
    { ...stored.texts[1], ribbon: { marquee: 2, marqueeName: 'Vue sur parc' } },
  ]);
});

test('EDIT-7 a listing is hidden and featured', () => {
  expect(correct({ isHidden: true, isFeatured: true }).facts).toMatchObject({
    isHidden: true,
    isFeatured: true,
  });
});

test('LAW-7 a legal fact of staff takes the place of the import’s, and of no other', () => {
  const { facts } = correct({ facts: { pScore: 'B', waterMeter: false } });
  expect(facts).toMatchObject({ reference: '1', pScore: 'B', waterMeter: false });
});

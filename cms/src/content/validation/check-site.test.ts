import { expect, test } from 'vitest';
import { checkSite } from './check-site';

const languages = [{ code: 'nl' }, { code: 'fr' }];

test('LANG-2 the main language must be enabled, each language once', () => {
  expect(() => checkSite({ enabledLanguages: languages, defaultLanguage: 'fr' })).not.toThrow();
  expect(() => checkSite({ enabledLanguages: languages, defaultLanguage: 'de' })).toThrow(
    'main language',
  );
  expect(() => checkSite({ enabledLanguages: [...languages, { code: 'nl' }] })).toThrow('twice');
});

test('SHELL-5 colours in which texts cannot be read are refused', () => {
  const look = { accentColor: '#9A3B26', inkColor: '#1C2B24', paperColor: '#FBF7F0' };
  expect(() => checkSite({ appearance: look })).not.toThrow();
  expect(() => checkSite({ appearance: { ...look, accentColor: '#E8B6A8' } })).toThrow('contrast');
  expect(() => checkSite({ appearance: { inkColor: '#cccccc' } })).toThrow('contrast');
});

test('RULE-5 energy label limits are whole ladders or none', () => {
  const ladder = { belowZero: 'a_plus', rungs: [{ label: 'a', upTo: 100 }], above: 'b' };
  const energyLadders = { version: '2027', flanders: ladder, wallonia: ladder, brussels: ladder };
  expect(() => checkSite({ energyLadders })).not.toThrow();
  expect(() => checkSite({ energyLadders: null })).not.toThrow();
  expect(() => checkSite({ energyLadders: { flanders: ladder } })).toThrow('energy labels');
  expect(() => checkSite({ energyLadders: 'a' })).toThrow('energy labels');
});

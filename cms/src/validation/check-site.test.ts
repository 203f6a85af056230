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

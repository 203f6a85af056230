import { expect, test } from 'vitest';
import { checkLinks } from './check-links';

const model = {
  attributes: {
    body: { type: 'blocks' },
    parts: { type: 'dynamiczone', components: ['module.rich-text'] },
  },
};
const component = { attributes: { body: { type: 'blocks' } } };

const buildText = (url: string): object[] => [
  { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'x' }] }] },
];

test('MENU-4 a text may link to a page and to another site', () => {
  const data = { body: [...buildText('/for-sale/'), ...buildText('https://www.biv.be/')] };
  expect(() => checkLinks(model, data, () => component)).not.toThrow();
});

test('MENU-4 a text may not link to a script, in a component neither', () => {
  expect(() => checkLinks(model, { body: buildText('javascript:x') }, () => component)).toThrow(
    'javascript:x',
  );
  const part = { __component: 'module.rich-text', body: buildText('data:text/html,x') };
  expect(() => checkLinks(model, { parts: [part] }, () => component)).toThrow('data:text/html,x');
});

test('MENU-4 a text that is empty or no text at all is left to the schema', () => {
  expect(() => checkLinks(model, { body: null, parts: null }, () => component)).not.toThrow();
  expect(() => checkLinks(model, { body: 'x', parts: [7] }, () => component)).not.toThrow();
});

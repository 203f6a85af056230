import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkFormats, formats } from './check-formats';

const model = { attributes: { path: { type: 'string', regex: '^[a-z0-9]+(-[a-z0-9]+)*$' } } };
const link = { attributes: { colour: { type: 'string', regex: '^#[0-9a-fA-F]{6}$' } } };
const header = { attributes: { links: { type: 'component', component: 'menu.link' } } };

test('MENU-2 a text in the wrong form is refused in words, at its field', () => {
  expect(() => checkFormats(model, { path: 'Te Koop' }, () => undefined)).toThrow(
    '“Te Koop” cannot be used here. Use small letters, digits and hyphens, such as te-koop.',
  );
  expect(() => checkFormats(model, { path: 'te-koop' }, () => undefined)).not.toThrow();
  expect(() => checkFormats(model, { path: '' }, () => undefined)).not.toThrow();
});

test('MENU-6 the place of a refused text counts the components before it', () => {
  const links = [{ colour: '#ffffff' }, { colour: 'red' }];
  const refusal = catchError(() => checkFormats(header, { links }, () => link));
  expect(refusal).toMatchObject({
    details: { errors: [{ path: ['links', '1', 'colour'] }] },
  });
});

test('CMS-1 every pattern of the schemas is described in words', () => {
  const described = new Set(Object.keys(formats));
  const undescribed = [...listPatterns()].filter((pattern) => !described.has(pattern));
  // Links have their own message.
  expect(undescribed.filter((pattern) => !pattern.includes('mailto:'))).toEqual([]);
});

function listPatterns(): Set<string> {
  const source = path.resolve(__dirname, '../..');
  const files = ['api', 'components'].flatMap((folder) =>
    readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => path.join(source, folder, file)),
  );
  const found = files.flatMap((file) => {
    const { attributes = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      attributes?: Record<string, { regex?: string }>;
    };
    return Object.values(attributes).flatMap(({ regex }) => regex ?? []);
  });
  return new Set(found);
}

function catchError(run: () => void): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
}

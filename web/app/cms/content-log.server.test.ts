import { expect, test, vi } from 'vitest';
import { reportProblem } from './content-log.server';

test('MENU-8 a problem of the content is logged once, another one too', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const problem = { type: 'page', key: 'about', language: 'nl', what: 'has no title' } as const;
  reportProblem(problem);
  reportProblem({ ...problem });
  reportProblem({ ...problem, language: 'fr' });
  expect(log.mock.calls).toEqual([
    ['Content: page “about” (nl) has no title.'],
    ['Content: page “about” (fr) has no title.'],
  ]);
  log.mockClear();
});

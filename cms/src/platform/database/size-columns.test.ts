import { expect, test } from 'vitest';
import { findSize } from './size-columns';

test.each([
  [{ type: 'decimal', max: 1_000_000_000 }, [15, 2]],
  [{ type: 'string', maxLength: 500 }, [500]],
  [{ type: 'string', maxLength: 255 }, null],
  [{ type: 'string' }, null],
  [{ type: 'text', maxLength: 5000 }, null],
  [{ type: 'integer', max: 1000 }, null],
])('FORM-3 the column of %j has the size %j', (attribute, size) => {
  expect(findSize(attribute)).toEqual(size);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../testing/render-view';
import { FileInput } from './file-input';

test('FORM-11 a file is chosen in the words of the page, which then name it', async () => {
  renderView(<FileInput aria-label="Your CV" />);
  expect(screen.getByText('No file chosen yet')).toBeDefined();
  await userEvent.upload(screen.getByLabelText('Your CV'), new File(['%PDF'], 'my-cv.pdf'));
  expect(screen.getByText('my-cv.pdf')).toBeDefined();
  expect(screen.queryByText('No file chosen yet')).toBeNull();
});

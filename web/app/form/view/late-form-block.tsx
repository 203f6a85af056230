import { late } from '../../ui/late';

/** A form at the foot of a page; its script comes with it alone. */
export const LateFormBlock = late('form-block', async () => {
  return (await import('./form-block')).FormBlock;
});

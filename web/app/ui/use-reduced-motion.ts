import { useMedia } from './use-media';

/** Whether the visitor asked for less motion; true until the browser knows, so that nothing moves. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true);
}

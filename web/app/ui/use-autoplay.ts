import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion';

/**
 * Calls `advance` every `delay` ms from when the browser has taken over, unless the visitor asked
 * for less motion (SHELL-3). It waits while the pointer or the focus is inside `ref` or the tab is
 * hidden; a press or a key inside ends it, as does `setPlaying(false)`.
 */
export function useAutoplay(
  ref: RefObject<HTMLElement>,
  delay: number,
  advance: () => void,
): [playing: boolean, setPlaying: (playing: boolean) => void] {
  const calm = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const playing = chosen ?? !calm;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const hold = () => setHeld(true);
    const end = () => setChosen(false);
    const release = () => setHeld(element.matches(':hover, :focus-within'));
    const events = [
      ['pointerenter', hold],
      ['focusin', hold],
      ['pointerleave', release],
      ['focusout', release],
      ['pointerdown', end],
      ['keydown', end],
    ] as const;
    for (const [name, listen] of events) element.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of events) element.removeEventListener(name, listen);
    };
  }, [ref]);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, delay);
    return () => clearInterval(timer);
  }, [playing, held, delay, advance]);

  return [playing, setChosen];
}

import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { animate } from './animate';

const SLIDE_MS = 500;

type Slides = {
  /** For the element that scrolls sideways; its slides are the children of its list. */
  ref: RefObject<HTMLDivElement>;
  /** The slide at the left edge. */
  index: number;
  isStart: boolean;
  isEnd: boolean;
  /** Slides to one, in 500 ms (SHELL-3). */
  show: (index: number) => void;
  /** One viewful on (1) or back (-1). */
  turn: (direction: 1 | -1) => void;
};

/** A row that scrolls sideways, by swipe, key or script; where it stands is read from the scroll. */
export function useSlides(): Slides {
  const ref = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(() => undefined);
  const [at, setAt] = useState({ index: 0, isStart: true, isEnd: false });

  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const measure = () =>
      setAt((before) => {
        const now = readPosition(scroller);
        const same = before.index === now.index && before.isStart === now.isStart;
        return same && before.isEnd === now.isEnd ? before : now;
      });
    measure();
    scroller.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      stop.current();
      scroller.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);

  const show = useCallback((index: number) => {
    const scroller = ref.current;
    if (!scroller) return;
    const from = scroller.scrollLeft;
    const to = Math.min(index * slideStep(scroller), scroller.scrollWidth - scroller.clientWidth);
    stop.current();
    // The browser would snap every step of the way.
    scroller.style.scrollSnapType = 'none';
    stop.current = animate(SLIDE_MS, (progress) => {
      scroller.scrollLeft = from + (to - from) * progress;
      if (progress === 1) scroller.style.scrollSnapType = '';
    });
  }, []);

  const turn = useCallback(
    (direction: 1 | -1) => {
      const scroller = ref.current;
      if (!scroller) return;
      const viewful = Math.max(1, Math.floor(scroller.clientWidth / slideStep(scroller)));
      show(Math.max(0, readPosition(scroller).index + direction * viewful));
    },
    [show],
  );

  return { ref, ...at, show, turn };
}

function readPosition(scroller: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = scroller;
  return {
    index: Math.round(scrollLeft / slideStep(scroller)),
    isStart: scrollLeft <= 1,
    isEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  };
}

/** From one slide's left edge to the next one's. */
function slideStep(scroller: HTMLElement): number {
  const [first, second] = scroller.querySelectorAll<HTMLElement>(':scope > ul > li');
  return (first && second ? second.offsetLeft - first.offsetLeft : scroller.clientWidth) || 1;
}

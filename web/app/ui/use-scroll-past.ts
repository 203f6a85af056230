import { useEffect, useState } from 'react';

/** Whether the page is scrolled beyond `pixels`; null until the browser knows (SHELL-2). */
export function useScrollPast(pixels: number): boolean | null {
  const [past, setPast] = useState<boolean | null>(null);
  useEffect(() => {
    const measure = () => setPast(window.scrollY > pixels);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [pixels]);
  return past;
}

import { lazy, useEffect, useState } from 'react';
import { LazyBoundary } from '../../ui/lazy-boundary';
import type { ConsentFrameView, ConsentWordsView } from './consent-view';

const ConsentQuestion = lazy(async () => ({
  default: (await import('./consent-question')).ConsentQuestion,
}));

type ConsentDialogProps = { consent: ConsentFrameView; onAnswer: (said: string) => void };

/** CONSENT-1: fetches what is asked, and asks it; who cannot be asked has agreed to nothing. */
export function ConsentDialog({ consent, onAnswer }: ConsentDialogProps) {
  const { action } = consent;
  const [words, setWords] = useState<ConsentWordsView | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    loadWords(action, stop.signal).then(setWords, () => undefined);
    return () => stop.abort();
  }, [action]);
  return (
    words && (
      <LazyBoundary>
        <ConsentQuestion words={words} consent={consent} onAnswer={onAnswer} />
      </LazyBoundary>
    )
  );
}

async function loadWords(action: string, signal: AbortSignal): Promise<ConsentWordsView> {
  const response = await fetch(action, { headers: { Accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`${action}: ${response.status}`);
  return (await response.json()) as ConsentWordsView;
}

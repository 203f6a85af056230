import { useEffect, useState } from 'react';
import { ConsentQuestion } from './consent-question';
import type { ConsentFrameView, ConsentWordsView } from './consent-view';

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
  return words && <ConsentQuestion words={words} consent={consent} onAnswer={onAnswer} />;
}

async function loadWords(action: string, signal: AbortSignal): Promise<ConsentWordsView> {
  const response = await fetch(action, { headers: { Accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`${action}: ${response.status}`);
  return (await response.json()) as ConsentWordsView;
}

import { formRules } from '@agency/domain/form-rules';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { nameFailure } from './read-refusal';

const first = [
  ...['site-contact', 'contact-me', 'contact-appointment', 'contact-construction'],
  ...['contact-demand', 'request-documents', 'purchase-offer', 'rent-application'],
  ...['demand-register', 'sign-newsletter'],
];

/** The forms in the order of the menu: those that wait for an answer first, a new one last. */
export const kinds = [...first, ...Object.keys(formRules).filter((kind) => !first.includes(kind))];

export const states = ['new', 'open', 'done', 'spam'];

export interface Answer<Data> {
  /** Null until there is one; the old one stands while a new one is fetched. */
  data: Data | null;
  /** Whether what stands is of the address before. */
  isOld: boolean;
  /** The message that says why there is none; null while nothing went wrong. */
  failure: string | null;
  reload(): void;
}

/** What the CMS answers at this address, asked again when it changes; an empty one asks nothing. */
export function useAnswer<Data>(path: string): Answer<Data> {
  const { get } = useFetchClient();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ path: string; data: Data } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (path === '') return;
    let isCurrent = true;
    const isNow = (): boolean => isCurrent;
    get<Data>(path)
      .then(({ data }) => {
        if (!isNow()) return;
        setAnswer({ path, data });
        setFailure(null);
      })
      .catch((error: unknown) => {
        if (isNow()) setFailure(nameFailure(error));
      });
    return () => {
      isCurrent = false;
    };
  }, [get, path, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const isOld = answer !== null && answer.path !== path;
  return { data: answer?.data ?? null, isOld, failure, reload };
}

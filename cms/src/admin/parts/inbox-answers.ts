import { formRules } from '@agency/domain/form-rules';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { nameFailure } from './read-refusal';

const first = [
  ...['site-contact', 'contact-me', 'contact-appointment', 'contact-construction'],
  ...['contact-demand', 'request-documents', 'purchase-offer', 'rent-application'],
  ...['demand-register', 'sign-newsletter'],
];

/** Form types in menu order: those that await an answer first, new ones last. */
export const kinds = [...first, ...Object.keys(formRules).filter((kind) => !first.includes(kind))];

export const states = ['new', 'open', 'done', 'spam'];

export interface Answer<Data> {
  /** Null until loaded; the previous data stays while reloading. */
  data: Data | null;
  /** True if the data belongs to the previous path. */
  isOld: boolean;
  /** Message key of the error; null without one. */
  failure: string | null;
  reload(): void;
}

/** Fetches a path of the CMS, again when it changes; an empty path fetches nothing. */
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

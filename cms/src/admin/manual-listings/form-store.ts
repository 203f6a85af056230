import { useCallback, useEffect, useState } from 'react';
import { isSameContent } from '../../listings/manual/compare-content';
import type { ManualCheck } from '../../listings/manual/check-manual';
import type { OpenManual } from '../../listings/manual/list-manual';
import type { ManualContent, ManualFact } from '../../listings/manual/manual-content';
import type { ManualAnswer, ManualConflict } from '../../listings/manual/manual-handlers';
import { useWriteClient } from '../parts/use-write-client';
import { manualApi } from './manual-path';
import { mergeContent } from './merge-content';

export type Language = keyof ManualContent['texts'];

interface Conflict extends ManualConflict {
  newest: OpenManual;
}

export interface FormStore {
  open: OpenManual;
  content: ManualContent;
  isChanged: boolean;
  check: ManualCheck | null;
  conflict: Conflict | null;
  /** Increased when the content comes from elsewhere, so that fields show it. */
  turn: number;
  setFact(field: string, value: ManualFact | undefined): void;
  setText(language: Language, field: string, value: string): void;
  setPictures(pictures: ManualContent['pictures']): void;
  setReference(reference: string): void;
  /** Shows another content as unsaved, such as that of an older version. */
  show(content: ManualContent): void;
  /** Sends the content; returns null after a conflict. Throws other errors. */
  send(act: '' | '/publish' | '/withdraw'): Promise<ManualAnswer | null>;
  runCheck(): Promise<ManualCheck>;
  /** Takes the newest version, with or without what was changed here. */
  resolve(keepsMine: boolean): void;
}

const recheckMs = 700;

export function useFormStore(loaded: OpenManual): FormStore {
  const client = useWriteClient();
  const [open, setOpen] = useState(loaded);
  const [content, setContent] = useState(loaded.content);
  const [check, setCheck] = useState<ManualCheck | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [turn, setTurn] = useState(0);
  const isChanged = !isSameContent(content, open.content);
  const take = useCallback((newest: OpenManual, shown = newest.content): void => {
    setOpen(newest);
    setContent(shown);
    setConflict(null);
    setTurn((before) => before + 1);
  }, []);
  const path = manualApi(open.key);
  const latest = useLatest(content);
  const send: FormStore['send'] = async (act) => {
    const body = { revision: open.revision, content: act === '/withdraw' ? undefined : content };
    try {
      const write = act === '' ? client.put : client.post;
      const { data } = await write<ManualAnswer>(`${path}${act}`, body);
      if (data.check) setCheck(data.check);
      if (data.check?.problems.length) return data;
      // Input typed during the request stays, and so does the focus.
      const isSent = act !== '/withdraw' && content === latest.current;
      if (isSent && !isSameContent(content, data.open.content)) take(data.open);
      else setOpen(data.open);
      return data;
    } catch (error) {
      const details = readConflict(error);
      if (!details) throw error;
      const { data: newest } = await client.get<OpenManual>(path);
      setConflict({ ...details, newest });
      return null;
    }
  };
  const isChecked = check !== null;
  useEffect(() => {
    if (!isChecked) return;
    // A problem disappears once its field is filled in.
    const timer = setTimeout(() => {
      client
        .post<ManualCheck>(`${path}/check`, { content })
        .then(({ data }) => setCheck(data))
        .catch(() => undefined);
    }, recheckMs);
    return () => clearTimeout(timer);
  }, [client, content, isChecked, path]);
  return {
    open,
    content,
    isChanged,
    check,
    conflict,
    turn,
    send,
    setFact: (field, value) =>
      setContent((now) => ({ ...now, facts: setField(now.facts, field, value) })),
    setText: (language, field, value) =>
      setContent((now) => {
        const own = setField(now.texts[language] ?? {}, field, value || undefined);
        const texts = { ...now.texts, [language]: own };
        if (Object.keys(own).length === 0) delete texts[language];
        return { ...now, texts };
      }),
    setPictures: (pictures) => setContent((now) => ({ ...now, pictures })),
    setReference: (reference) => setContent((now) => ({ ...now, reference })),
    show: (shown) => take(open, shown),
    async runCheck() {
      const { data } = await client.post<ManualCheck>(`${path}/check`, { content });
      setCheck(data);
      return data;
    },
    resolve(keepsMine) {
      if (!conflict) return;
      const { newest } = conflict;
      take(newest, keepsMine ? mergeContent(open.content, content, newest.content) : undefined);
    },
  };
}

/** Drops a field without a value, as the CMS does. */
function setField<Value extends ManualFact>(
  fields: Readonly<Record<string, Value>>,
  field: string,
  value: Value | undefined,
): Record<string, Value> {
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
  const isEmpty = value === undefined || value === '' || value === null;
  return isEmpty ? others : { ...others, [field]: value };
}

function useLatest<Value>(value: Value): { current: Value } {
  const [holder] = useState({ current: value });
  useEffect(() => {
    holder.current = value;
  }, [holder, value]);
  return holder;
}

function readConflict(error: unknown): ManualConflict | null {
  const { response } = error as {
    response?: { data?: { error?: { status?: number; details?: ManualConflict } } };
  };
  const refused = response?.data?.error;
  return refused?.status === 412 ? (refused.details ?? null) : null;
}

import { useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { BlockChange } from '../../content/page-blocks/change-block';
import type { PageBlock, PageBlocks } from '../../content/page-blocks/list-blocks';
import { announceContentChange, useContentChanges } from '../parts/content-changes';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';
import { moveBlock, readOrder, writeOrder, type RelationChange } from './block-order';

interface PageForm {
  modules?: RelationChange;
  ownOrder?: boolean | null;
}

interface OpenPage {
  documentId: string;
  locale: string;
  /** When the page was last saved. */
  saved: string;
}

/** Returns the blocks of the page in the form, in its order, and what changes them. */
export function useBlocks({ documentId, locale, saved }: OpenPage) {
  const post = usePost();
  const form = useForm('PageBuilder', ({ values }) => values as PageForm);
  const pending = form.modules;
  const onChange = useForm('PageBuilder', (state) => state.onChange);
  const query = new URLSearchParams({ locale, saved, turn: `${useContentChanges()}` });
  const { data, reload } = useAnswer<PageBlocks>(
    `/agency/pages/${documentId}/blocks?${query.toString()}`,
  );
  useEffect(() => {
    // Blocks may have changed in another tab.
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  const blocks = data?.blocks ?? [];
  const order = readOrder(data?.saved ?? [], pending, blocks);
  const isOwn = form.ownOrder === true;
  const arrange = (next: string[], known = blocks): void => {
    const removed = order.filter((block) => !next.includes(block));
    onChange('modules', writeOrder(next, { blocks: known, locale, change: pending, removed }));
  };
  const setOwnOrder = (own: boolean): void => {
    if (own !== isOwn) onChange('ownOrder', own);
  };
  const copy = (block: PageBlock): Promise<PageBlock | null> =>
    post<PageBlock>(`/agency/blocks/${block.documentId}/copy?locale=${locale}`, {});
  const change = {
    async copy(block: PageBlock): Promise<void> {
      const copied = await copy(block);
      if (!copied) return;
      const at = order.indexOf(block.documentId) + 1;
      arrange([...order.slice(0, at), copied.documentId, ...order.slice(at)], [...blocks, copied]);
      announceContentChange();
    },
    /** Puts a copy in the place of a block of several pages; returns its document id. */
    async makeOwn(block: PageBlock): Promise<string | null> {
      const copied = await copy(block);
      if (!copied) return null;
      const next = order.map((one) => (one === block.documentId ? copied.documentId : one));
      arrange(next, [...blocks, copied]);
      announceContentChange();
      return copied.documentId;
    },
    async save(block: PageBlock, values: BlockChange): Promise<void> {
      const path = `/agency/blocks/${block.documentId}/change?locale=${locale}`;
      if (await post(path, values)) announceContentChange();
    },
    async addEverywhere({ documentId: block }: PageBlock): Promise<void> {
      const path = `/agency/pages/${documentId}/blocks/${block}/everywhere?locale=${locale}`;
      if (await post(path, {})) reload();
    },
  };
  const isArranged = Boolean(pending?.connect?.length || pending?.disconnect?.length);
  const lacking = data?.lacking ?? {};
  return { blocks, lacking, order, isOwn, isArranged, arrange, setOwnOrder, change };
}

type Blocks = ReturnType<typeof useBlocks>;
export type BlockAct = 'up' | 'down' | 'copy' | 'hide';
type Step = { order: string[]; isOwn: boolean } | { shown: PageBlock };

/** Returns changes of blocks on the preview, each of which can be undone. */
export function useBlockActs({ blocks, order, isOwn, arrange, setOwnOrder, change }: Blocks) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const keep = (step: Step = { order: [...order], isOwn }): void =>
    setSteps((before) => [...before, step]);
  const move = (block: PageBlock, step: -1 | 1): void => {
    const moved = moveBlock(order, { blocks, isOwn }, { block, step });
    if (!moved) return;
    keep();
    arrange(moved.order);
    setOwnOrder(moved.isOwn);
  };
  return {
    act(act: BlockAct, block: PageBlock): void {
      if (act === 'up') move(block, -1);
      else if (act === 'down') move(block, 1);
      else if (act === 'copy') {
        keep();
        void change.copy(block);
      } else {
        keep({ shown: block });
        void change.save(block, { active: false });
      }
    },
    /** Adds a block behind another. */
    insert(documentId: string, after: PageBlock): void {
      keep();
      const at = order.indexOf(after.documentId) + 1;
      arrange([...order.slice(0, at), documentId, ...order.slice(at)]);
    },
    canUndo: steps.length > 0,
    undo(): void {
      const last = steps.at(-1);
      setSteps(steps.slice(0, -1));
      if (!last) return;
      if ('shown' in last) void change.save(last.shown, { active: true });
      else {
        arrange(last.order);
        setOwnOrder(last.isOwn);
      }
    },
  };
}

import { makeWorker } from '../lease/make-worker';
import { WorkLoop } from '../lease/work-loop';
import { mailMatches } from './mail-matches';
import { matchNews } from './match-news';
import { nameError } from './name-error';

/**
 * FORM-9: matches what changed of the listings, then writes the mails that are due. Every step is one
 * transaction that one process alone can win.
 */
export const alertWorker = makeWorker((strapi) => {
  /** What went wrong last, so that it is logged once. */
  let trouble: string | null = null;
  const loop = new WorkLoop(
    async () => {
      const isMore = (await matchNews(strapi)) || (await mailMatches(strapi));
      trouble = null;
      return isMore;
    },
    (error) => {
      const word = nameError(error);
      if (word !== trouble) strapi.log.warn(`Search demands: ${word}; they are tried again`);
      trouble = word;
    },
  );
  return { senders: [loop] };
});

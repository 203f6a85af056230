import { findReaderLanguage, type ReaderState } from '../platform/validation/reader-language';
import { translateRefusal } from '../platform/validation/refusal';

interface RequestContext {
  state: ReaderState;
}

/** Answers what the CMS refuses in the language of the admin for whoever asked (EDIT-8). */
export default function refusals() {
  return async (ctx: RequestContext, next: () => Promise<void>): Promise<void> => {
    try {
      await next();
    } catch (error) {
      translateRefusal(error, findReaderLanguage(ctx.state));
      throw error;
    }
  };
}

import { findReaderLanguage, type ReaderState } from '../platform/validation/reader-language';
import { translateRefusal } from '../platform/validation/refusal';

interface RequestContext {
  state: ReaderState;
}

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

import { buildOnce } from '../../cms/build-once.server';
import { renderRichText } from '../../cms/rich-text.server';
import type { LoadBlock, PageContext } from '../block';
import type { RichTextView } from './view';

const renderOnce = buildOnce((body: unknown[], context: PageContext) =>
  renderRichText(body, context),
);

export const loadRichText: LoadBlock<'ComponentModuleRichText', RichTextView> = (
  context,
  { body },
) => {
  const html = Array.isArray(body) ? renderOnce(body, context) : null;
  return html === null ? null : { kind: 'rich-text', html };
};

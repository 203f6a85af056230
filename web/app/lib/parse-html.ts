/**
 * The nodes of HTML that this site rendered, nothing in them run or loaded. The one place where a
 * script makes nodes of text.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

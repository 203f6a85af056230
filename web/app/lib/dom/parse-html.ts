/**
 * The nodes of HTML that this site rendered, nothing in them run or loaded. The one place where a
 * script makes nodes of text.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trust(html);
  return template.content;
}

/** Its name, which the Content-Security-Policy of pages allows. */
export const htmlPolicy = 'rendered-by-site';

let policy: { createHTML: (html: string) => unknown } | undefined;

/** For browsers that take HTML only from a policy (Trusted Types); in others it is the text. */
function trust(html: string): string {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(htmlPolicy, { createHTML: (text) => text });
  return (policy?.createHTML(html) ?? html) as string;
}

/** What TypeScript's library does not describe yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => unknown };
}

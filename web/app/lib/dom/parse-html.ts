/**
 * Parses HTML rendered by this site into inert nodes. The only place where a script creates nodes
 * from text.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trust(html);
  return template.content;
}

export const htmlPolicy = 'rendered-by-site';

let policy: { createHTML: (html: string) => unknown } | undefined;

function trust(html: string): string {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(htmlPolicy, { createHTML: (text) => text });
  return (policy?.createHTML(html) ?? html) as string;
}

/** Missing in TypeScript's DOM library. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => unknown };
}

/** Returns the errors of a page in the language `code`, whose other languages are `codes`. */
export function checkPage({ status, html }, { code, codes, keys }) {
  if (status !== 200) return [`answers ${status}`];
  const problems = [];
  if (!html.includes(`<html lang="${code}"`)) problems.push('has another language');
  const named = [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(
    ([link]) => /hreflang="([^"]+)"/i.exec(link)?.[1],
  );
  const missing = codes.filter((other) => !named.includes(other));
  if (missing.length > 0) problems.push(`has no alternate in ${missing.join(', ')}`);
  for (const [link] of html.matchAll(/<(?:a|form|iframe)\s[^>]*>/g)) {
    const target = /(?:href|action|src)="\/([a-z]{2})\//.exec(link)?.[1];
    const isElsewhere = codes.includes(target) && target !== code;
    if (isElsewhere && !/hreflang=/i.test(link)) problems.push(`leads elsewhere: ${link}`);
  }
  const words = readText(html).split(/[\s"=<>]+/);
  const wrong = words.find((word) => keys.has(word) || /^(undefined|NaN|\[object)$/.test(word));
  if (wrong !== undefined) problems.push(`shows ${wrong}`);
  return problems;
}

export function findLinks(html, root) {
  const written = [...html.matchAll(/\s(?:href|src|action)="([^"#]+)/g)].map(([, address]) =>
    new URL(address.replaceAll('&amp;', '&'), root).toString(),
  );
  return [...new Set(written)].filter((address) => address.startsWith(root));
}

/** Returns the visible and accessible text of a page in one line. */
export function readText(html) {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return main
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, (tag) => [...tag.matchAll(READ_OUT)].map(([said]) => said).join(' '))
    .replace(/\s+/g, ' ');
}

const READ_OUT = / (?:aria-label|alt|title|placeholder)="[^"]*"/g;

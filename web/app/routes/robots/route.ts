import { env } from '../../../server/env';

/** SEO-1: everything may be read but previews and the answers of the quick search. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /*/preview/',
    'Disallow: /*/quick-search/',
    `Host: ${new URL(env.SITE_URL).host}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}

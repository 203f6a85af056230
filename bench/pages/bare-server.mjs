import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import parse from 'html-react-parser';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * `node bare-server.mjs bytes|react <file> <port>`: the baselines of the page benchmark. `bytes`
 * sends the file unchanged, or compressed by Brotli like the site; `react` renders the same page
 * from a React tree on every request.
 */
const [kind, file, port] = process.argv.slice(2);
const bytes = readFileSync(file);
const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const headers = { 'Content-Type': 'text/html; charset=utf-8' };
const render = kind === 'react' ? renderAgain(bytes.toString('utf8')) : null;

createServer((request, response) => {
  const isBrotli = render === null && request.headers['accept-encoding'] === 'br';
  const body = render?.() ?? (isBrotli ? compressed : bytes);
  response.writeHead(200, {
    ...headers,
    ...(isBrotli && { 'Content-Encoding': 'br' }),
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1');

function renderAgain(html) {
  const Page = () => parse(html.replace(/^<!doctype html>/i, ''));
  const tree = Page();
  return () => `<!DOCTYPE html>${renderToString(createElement(() => tree))}`;
}

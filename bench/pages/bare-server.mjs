import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import parse from 'html-react-parser';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * `node bare-server.mjs bytes|react <file> <port>`: the two yardsticks of the page benchmark.
 * `bytes` sends the file as it is; `react` renders the same page from a React tree on every request.
 */
const [kind, file, port] = process.argv.slice(2);
const bytes = readFileSync(file);
const headers = { 'Content-Type': 'text/html; charset=utf-8' };
const answer = kind === 'react' ? renderAgain(bytes.toString('utf8')) : () => bytes;

createServer((_request, response) => {
  const body = answer();
  response.writeHead(200, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(port), '127.0.0.1');

function renderAgain(html) {
  const Page = () => parse(html.replace(/^<!doctype html>/i, ''));
  const tree = Page();
  return () => `<!DOCTYPE html>${renderToString(createElement(() => tree))}`;
}

import { expect, test } from 'vitest';
import { listTourHosts } from './tour-hosts';

test.each([
  ['matterport.com\nrealsee.example', ['matterport.com', 'realsee.example']],
  ['.Matterport.com, https://tours.example/show', ['matterport.com', 'tours.example']],
  ['*.tours.example\r\n\r\ntours.example', ['tours.example']],
  ["tours.example; script-src 'unsafe-inline'", ['tours.example']],
  ['localhost', ['matterport.com']],
  ['', ['matterport.com']],
  [null, ['matterport.com']],
])('RULE-8 reads the hosts of virtual tours from %j', (setting, hosts) => {
  expect(listTourHosts(setting)).toEqual(hosts);
});

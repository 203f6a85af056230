import { expect, test } from 'vitest';
import { isPublicIp } from './public-address';

test.each([
  ['http://127.0.0.1:1337/a.jpg', false],
  ['http://0x7f.1/a.jpg', false],
  ['http://2130706433/a.jpg', false],
  ['http://0.0.0.0/a.jpg', false],
  ['http://10.1.2.3/a.jpg', false],
  ['http://172.31.0.1/a.jpg', false],
  ['http://192.168.1.1/a.jpg', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['http://100.64.0.1/a.jpg', false],
  ['http://[::1]/a.jpg', false],
  ['http://[::]/a.jpg', false],
  ['http://[::ffff:127.0.0.1]/a.jpg', false],
  ['http://[::ffff:a00:1]/a.jpg', false],
  ['http://[fd00::1]/a.jpg', false],
  ['http://[fe80::1]/a.jpg', false],
  ['http://[64:ff9b::7f00:1]/a.jpg', false],
  ['https://93.184.216.34/a.jpg', true],
  ['https://172.32.0.1/a.jpg', true],
  ['https://[2606:2800:220:1::1]/a.jpg', true],
])('DATA-3 %s is an address of the internet: %s', (address, isPublic) => {
  const { hostname } = new URL(address);
  expect(isPublicIp(hostname.replace(/^\[|\]$/g, ''))).toBe(isPublic);
});

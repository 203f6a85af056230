import { expect, test } from 'vitest';
import { buildPageKey, isPrivate, plainKeyOf } from './page-key';

test.each([
  ['/nl/', '/nl/'],
  ['/nl/te-koop/?type=2', '/nl/te-koop/?type=2'],
  ['/nl/te-koop/?page=2&type=2&sort=priceAsc', '/nl/te-koop/?type=2&sort=priceAsc&page=2'],
  ['/nl/te-koop/?type=5&type=2&type=5', '/nl/te-koop/?type=2&type=5'],
  ['/nl/te-koop/?city=Ukkel|1180', '/nl/te-koop/?city=Ukkel%7C1180'],
  ['/nl/te-koop/?utm_source=x&fbclid=y', '/nl/te-koop/'],
  ['/nl/te-koop/?type=&q=&page=', '/nl/te-koop/'],
  ['/nl/te-koop/?price=&price=400000', '/nl/te-koop/?price=&price=400000'],
  ['/nl/te-koop/?price=9&price=1&price=5', '/nl/te-koop/?price=9&price=1'],
  ['/nl/te-koop/?price=&price=', '/nl/te-koop/'],
  ['/nl/te-koop/?page=2&page=3', '/nl/te-koop/?page=2'],
  ['/nl/te-koop/?page=1', '/nl/te-koop/'],
  ['/nl/te-koop/?page=zzz', '/nl/te-koop/?page=zzz'],
  ['/nl/te-koop/?sort=zzz&view=x', '/nl/te-koop/'],
  [
    '/nl/te-koop/?sort=zzz&bedrooms=-1&new=0&price=y&type=2',
    '/nl/te-koop/?type=2&price=y&bedrooms=-1&new=0',
  ],
  ['/nl/te-koop/?price=0-510000', '/nl/te-koop/?price=-510000'],
  ['/nl/te-koop/?price=200000-0', '/nl/te-koop/?price=200000-'],
  ['/nl/te-koop/?price=x-510000', '/nl/te-koop/?price=x-510000'],
  ['/nl/te-koop/?price=0', '/nl/te-koop/?price=0'],
  ['/nl/te-koop/?price=300000&bedrooms=x', '/nl/te-koop/?price=-300000&bedrooms=x'],
  ['/nl/list-count/sale/?bedrooms=x&type=2', '/nl/list-count/sale/?type=2'],
  ['/nl/list-options/sale/?bedrooms=x&type=2', '/nl/list-options/sale/?type=2'],
  ['/nl/te-koop/?type=1,2', '/nl/te-koop/?type=1&type=2'],
  ['/nl/te-koop/?price=400000&price=', '/nl/te-koop/?price=400000&price='],
  [`/nl/te-koop/?q=${'x'.repeat(201)}`, `/nl/te-koop/?q=${'x'.repeat(100)}`],
  ['/nl/te-koop/?q=%00%ff', '/nl/te-koop/'],
  ['/nl/te-koop/?typed=app+elsenne&type=2', '/nl/te-koop/?type=2&typed=app+elsenne'],
  ['/nl/list-count/sale/?typed=app&type=2', '/nl/list-count/sale/?type=2'],
  ['/nl/quick-search/?q=a&page=7&type=2', '/nl/quick-search/?q=a'],
  ['/nl/te-koop.data?_routes=%3Cscript%3E', '/nl/te-koop.data'],
  ['/nl/te-koop/?_routes=root', '/nl/te-koop/'],
  ['/nl/te-koop.data?_routes=root&type=2', '/nl/te-koop.data?type=2&_routes=root'],
  ['/nl/te-koop/brussel/huis/7/?page=2&type=2', '/nl/te-koop/brussel/huis/7/'],
  ['/nl/te-koop/brussel/huis/7/?own=1&amount=9&x=y', '/nl/te-koop/brussel/huis/7/?amount=9&own=1'],
  ['/nl/te-koop/brussel/huis/7.data?amount=9', '/nl/te-koop/brussel/huis/7.data?amount=9'],
  ['/nl/te-koop/?amount=9&own=1', '/nl/te-koop/'],
  ['/nl/favorieten/?ids=7,,7,%3Cb%3E,8&utm_source=x', '/nl/favorieten/?ids=7%2C8'],
  ['/nl/favorieten/?ids=%00', '/nl/favorieten/'],
  ['/nl/bedankt/contact-me/?utm_source=x&listing=7', '/nl/bedankt/contact-me/?listing=7'],
  [
    '/fr/merci/contact-construction.data?project=P-1',
    '/fr/merci/contact-construction.data?project=P-1',
  ],
  ['/nl/bedankt/contact-me/?listing=%3Cb%3E&type=2', '/nl/bedankt/contact-me/'],
  ['/nl.data', '/nl.data'],
  ['/nl/advies/spring-market-preview/', '/nl/advies/spring-market-preview/'],
  ['/nl/advies/preview/', '/nl/advies/preview/'],
  ['/en/preview-homes/', '/en/preview-homes/'],
  ['/nl/te-koop/?q=preview', '/nl/te-koop/?q=preview'],
  ['/en/cookie-settings-explained/', '/en/cookie-settings-explained/'],
  ['/en/form-token-office/', '/en/form-token-office/'],
  ['/en/login-help/', '/en/login-help/'],
  ['/en/owners/', '/en/owners/'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/robots.txt?x=1', '/robots.txt'],
])('the key of %s is %s', (url, key) => {
  expect(buildPageKey(url)).toBe(key);
});

test.each([
  ['/'],
  ['/for-sale/'],
  ['/xx/'],
  ['/NL/'],
  ['/assets/app.js'],
  ['/uploads/a.jpg'],
  ['/__manifest'],
  ['/nl/preview/home/'],
  ['/nl/preview/'],
  ['/nl/preview.data'],
  ['/nl/Preview/te-koop.data'],
  ['/nl/%70review/contact/'],
  ['/preview/exit/'],
  ['/en/cookie-settings/'],
  ['/en/cookie-settings.data'],
  ['/en/form-token/'],
  ['/nl/search/?q=loft'],
  ['/nl/search.data?q=loft'],
  ['/nl/mail/stop-demand/?t=a.b'],
  ['/nl/login/?next=%2Fnl%2F'],
  ['/fr/login/nouveau-mot-de-passe.data?t=x'],
  ['/en/owner/'],
  ['/de/Eigentuemer/KW-1/'],
  ['/de/%65igentuemer.data'],
  ['/nl/../for-sale/'],
  ['/nl/bedankt/contact-appointment/?listing=7&visit=a.b'],
  ['/de/Danke/contact-appointment.data?listing=7&visit=a.b'],
])('%s is never cached', (url) => {
  expect(buildPageKey(url)).toBeNull();
});

test.each([
  ['/nl/form-token/'],
  ['/nl/form-token.data'],
  ['/nl/Form-Token.data'],
  ['/nl/MAIL/stop-demand/'],
  ['/nl/m%61il/stop-demand.data'],
  ['/nl/mail.data'],
  ['/nl/visit-calendar/a.b/'],
  ['/feeds/kyero.xml'],
  ['/mcp/'],
  ['/nl/Login/'],
  ['/nl/PREVIEW/home/'],
])('FORM-9 OWN-1 %s is private, however it is spelled', (path) => {
  expect([isPrivate(path), buildPageKey(path)]).toEqual([true, null]);
});

test.each([
  ['/nl/Formulieren/contact.data'],
  ['/nl/formulier%65n/contact/'],
  ['/nl/Search.data?q=loft'],
  ['/en/Cookie-Settings.data'],
])('FORM-5 %s is never cached, however it is spelled', (url) => {
  expect(buildPageKey(url)).toBeNull();
});

test('FIND-6 a flood of values makes no endless key', () => {
  const query = Array.from({ length: 5000 }, (_, index) => `city=a${index}|1000`).join('&');
  expect(new URL(buildPageKey(`/nl/te-koop/?${query}`) ?? '', 'http://x').searchParams.size).toBe(
    20,
  );
});

test.each([
  ['/nl/', '/nl/'],
  ['/nl/contact/?q=a&page=7', '/nl/contact/'],
  ['/nl/contact.data?q=a&_routes=page', '/nl/contact.data?_routes=page'],
  ['/nl/te-koop/brussel/huis/7/?amount=9', '/nl/te-koop/brussel/huis/7/?amount=9'],
])('the key of %s without what a list may ask for is %s', (key, plain) => {
  expect(plainKeyOf(key)).toBe(plain);
});

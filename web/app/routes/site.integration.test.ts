import { afterAll, beforeAll, describe } from 'vitest';
import { testAddresses } from '../testing/cases/addresses';
import { testAdverts } from '../testing/cases/adverts';
import { testBadContent } from '../testing/cases/bad-content';
import { testArticles } from '../testing/cases/articles';
import { testConsent } from '../testing/cases/consent';
import { testFormSending } from '../testing/cases/form-sending';
import { testForms } from '../testing/cases/forms';
import { testFormerAddresses } from '../testing/cases/former-addresses';
import { testLanguages } from '../testing/cases/languages';
import { testListings } from '../testing/cases/listings';
import { testLists } from '../testing/cases/lists';
import { testLostContent } from '../testing/cases/lost-content';
import { testMailLinks } from '../testing/cases/mail-links';
import { testMaps } from '../testing/cases/maps';
import { testMenu } from '../testing/cases/menu';
import { testMenuChanges } from '../testing/cases/menu-changes';
import { testOutages } from '../testing/cases/outages';
import { testOwnerListing } from '../testing/cases/owner-listing';
import { testPages } from '../testing/cases/pages';
import { testPortal } from '../testing/cases/portal';
import { testPreviews } from '../testing/cases/previews';
import { testProjects } from '../testing/cases/projects';
import { testSearchEngines } from '../testing/cases/search-engines';
import { testSettings } from '../testing/cases/settings';
import { testShortlist } from '../testing/cases/shortlist';
import { testStyles } from '../testing/cases/styles';
import { testRequestForms } from '../testing/cases/request-forms';
import { openSite, type TestSite } from '../testing/open-site';

/** One CMS serves all cases: booting it is what takes time. */
let opened: TestSite;
const site = () => opened;

beforeAll(async () => {
  opened = await openSite();
}, 600_000);

afterAll(() => opened?.stop());

describe('languages', () => testLanguages(site));
describe('addresses', () => testAddresses(site));
describe('articles', () => testArticles(site));
describe('consent', () => testConsent(site));
describe('what visitors send', () => testFormSending(site));
describe('forms', () => testForms(site));
describe('former addresses', () => testFormerAddresses(site));
describe('menu', () => testMenu(site));
describe('menu changes', () => testMenuChanges(site));
describe('lists', () => testLists(site));
describe('listings', () => testListings(site));
describe('adverts', () => testAdverts(site));
describe('mail links', () => testMailLinks(site));
describe('forms of requests', () => testRequestForms(site));
describe('maps', () => testMaps(site));
describe('one listing of an owner', () => testOwnerListing(site));
describe('outages', () => testOutages(site));
describe('pages', () => testPages(site));
describe('portal', () => testPortal(site));
describe('projects', () => testProjects(site));
describe('shortlist', () => testShortlist(site));
describe('search engines', () => testSearchEngines(site));
describe('previews', () => testPreviews(site));
describe('bad content', () => testBadContent(site));
describe('lost content', () => testLostContent(site));
describe('styles', () => testStyles(site));
describe('settings', () => testSettings(site));

import { afterAll, beforeAll, describe } from 'vitest';
import { testAddresses } from '../i18n/addresses.site-cases';
import { testAdverts } from '../catalogue/listing/adverts.site-cases';
import { testBadContent } from '../screens/page/bad-content.site-cases';
import { testArticles } from '../features/article/articles.site-cases';
import { testConsent } from '../features/consent/consent.site-cases';
import { testFormSending } from '../features/lead/form-sending.site-cases';
import { testForms } from '../features/lead/forms.site-cases';
import { testRedirects } from './page/redirects.site-cases';
import { testLanguages } from '../i18n/languages.site-cases';
import { testListings } from '../catalogue/listing/listings.site-cases';
import { testListFilters } from '../features/search/list-filters.site-cases';
import { testListCities } from '../features/search/list-cities.site-cases';
import { testLandingPages } from '../features/search/landing.site-cases';
import { testNear } from '../features/search/near.site-cases';
import { testListPages } from '../features/search/list-pages.site-cases';
import { testQuickSearch } from '../features/search/quick-search/quick-search.site-cases';
import { testLostContent } from '../screens/page/lost-content.site-cases';
import { testMailLinks } from '../features/mail-link/mail-links.site-cases';
import { testMaps } from '../features/map/maps.site-cases';
import { testMenu } from '../features/layout/menu/menu.site-cases';
import { testMenuChanges } from '../features/layout/menu/menu-changes.site-cases';
import { testChosenListings } from '../features/search/listing-teaser.site-cases';
import { testOpenHouses } from '../catalogue/listing/open-houses.site-cases';
import { testOutages } from '../cms/outages.site-cases';
import { testOwnerListing } from '../features/portal/owner-listing.site-cases';
import { testPages } from '../screens/page/pages.site-cases';
import { testPortal } from '../features/portal/portal.site-cases';
import { testPreviewAccess } from '../features/preview/preview-access.site-cases';
import { testPreviews } from '../features/preview/previews.site-cases';
import { testUnsavedDrafts } from '../features/preview/unsaved-drafts.site-cases';
import { testPrograms } from './mcp/mcp.site-cases';
import { testProjects } from '../catalogue/project/projects.site-cases';
import { testTeam } from '../catalogue/team/team.site-cases';
import { testSearchEngines } from '../features/seo/search-engines.site-cases';
import { testSettings } from './page/settings.site-cases';
import { testShortlist } from '../features/shortlist/shortlist.site-cases';
import { testStyles } from '../ui/tokens/styles.site-cases';
import { testRequestForms } from '../features/lead/request-forms.site-cases';
import { openTestSite, type TestSite } from '../testing/open-test-site';

/**
 * Starting a CMS is slow, so all cases share one; they are beside their code as `*.site-cases.ts`.
 * Cases that change settings come last.
 */
let opened: TestSite;
const site = () => opened;

beforeAll(async () => {
  opened = await openTestSite();
}, 600_000);

afterAll(() => opened?.stop());

describe('languages', () => testLanguages(site));
describe('addresses', () => testAddresses(site));
describe('articles', () => testArticles(site));
describe('consent', () => testConsent(site));
describe('what visitors send', () => testFormSending(site));
describe('forms', () => testForms(site));
describe('redirects', () => testRedirects(site));
describe('menu', () => testMenu(site));
describe('menu changes', () => testMenuChanges(site));
describe('filters of lists', () => testListFilters(site));
describe('cities of lists', () => testListCities(site));
describe('landing pages', () => testLandingPages(site));
describe('near by', () => testNear(site));
describe('pages of lists', () => testListPages(site));
describe('quick search', () => testQuickSearch(site));
describe('listings', () => testListings(site));
describe('adverts', () => testAdverts(site));
describe('open houses', () => testOpenHouses(site));
describe('chosen listings', () => testChosenListings(site));
describe('mail links', () => testMailLinks(site));
describe('forms of requests', () => testRequestForms(site));
describe('maps', () => testMaps(site));
describe('one listing of an owner', () => testOwnerListing(site));
describe('outages', () => testOutages(site));
describe('pages', () => testPages(site));
describe('portal', () => testPortal(site));
describe('team', () => testTeam(site));
describe('programs', () => testPrograms(site));
describe('projects', () => testProjects(site));
describe('shortlist', () => testShortlist(site));
describe('search engines', () => testSearchEngines(site));
describe('previews', () => testPreviews(site));
describe('unsaved drafts', () => testUnsavedDrafts(site));
describe('access to previews', () => testPreviewAccess(site));
describe('bad content', () => testBadContent(site));
describe('lost content', () => testLostContent(site));
describe('styles', () => testStyles(site));
describe('settings', () => testSettings(site));

import { countryIds } from '@agency/domain/countries';

export const { belgium: BELGIUM, luxembourg: LUXEMBOURG } = countryIds;

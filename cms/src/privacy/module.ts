import type { CmsModule } from '../platform/process/module';
import { addConsentHandlers } from './consent/consent-handlers';
import { recordStart, subscribeToConsent } from './consent/subscribe-to-consent';
import { protectConsentVersions } from './consent/version-log';
import { addErasureHandlers, registerPrivacyActions } from './erasure/erasure-handlers';
import { protectPrivacyLog } from './erasure/privacy-log';
import { scheduleErasure } from './erasure/schedule-erasure';

export const privacy: CmsModule = {
  async register(strapi) {
    protectConsentVersions(strapi);
    subscribeToConsent(strapi);
    await registerPrivacyActions(strapi);
    protectPrivacyLog(strapi);
  },
  handlers: [addConsentHandlers, addErasureHandlers],
  seed: recordStart,
  workers: [{ start: scheduleErasure }],
};

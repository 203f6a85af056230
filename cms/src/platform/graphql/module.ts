import type { CmsModule } from '../process/module';
import { batchLoads } from './batch-loads';
import { registerPictureField } from './picture-field';
import type { Core } from '@strapi/strapi';
import { editorialTypes } from '../access/site-actions';

export const graphql: CmsModule = {
  register(strapi) {
    limitShadowCrud(strapi);
    registerPictureField(strapi);
  },
  bootstrap: batchLoads,
};

interface FieldSwitch {
  disable(): unknown;
}

interface TypeSwitch {
  disable(): unknown;
  disableQueries(): unknown;
  disableMutations(): unknown;
  field(name: string): FieldSwitch;
}

interface ExtensionService {
  shadowCRUD(uid: string): TypeSwitch;
}

const fileUid = 'plugin::upload.file';

/** File fields for the site; others reveal how files are stored. */
const fileFields = ['name', 'alternativeText', 'caption', 'width', 'height', 'mime', 'url', 'ext'];

const hiddenFields: Record<string, string[]> = {
  'api::module.module': ['pages'],
  'api::cookie-consent.cookie-consent': ['askAgain'],
  'api::site.site': ['noticeEmail', 'leadAddresses', 'mailLoginNotice', 'fieldConditions'],
};

/**
 * Limits Strapi's generated GraphQL to what the site reads: editorial types and their files,
 * without mutations. Call it while registering, before the schema is built.
 */
function limitShadowCrud(strapi: Core.Strapi): void {
  const extension = strapi.plugin('graphql').service('extension') as ExtensionService;
  const editorial = new Set<string>(editorialTypes);
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (uid === fileUid) limitFiles(strapi, extension.shadowCRUD(uid));
    else if (editorial.has(uid)) limitEditorial(strapi, uid, extension.shadowCRUD(uid));
    else extension.shadowCRUD(uid).disable();
  }
  for (const uid of Object.keys(strapi.components)) {
    if (uid.startsWith('lead.') || uid.startsWith('listing.')) extension.shadowCRUD(uid).disable();
  }
  extension.shadowCRUD('site.rate').field('note').disable();
}

function limitEditorial(strapi: Core.Strapi, uid: string, type: TypeSwitch): void {
  type.disableMutations();
  const internal = ['createdBy', 'updatedBy', 'localizations', 'strapi_stage', 'strapi_assignee'];
  for (const name of [...internal, ...(hiddenFields[uid] ?? [])]) {
    if (name in strapi.contentType(uid as 'api::page.page').attributes) {
      type.field(name).disable();
    }
  }
}

function limitFiles(strapi: Core.Strapi, type: TypeSwitch): void {
  type.disableMutations();
  type.disableQueries();
  for (const name of Object.keys(strapi.contentType(fileUid).attributes)) {
    if (!fileFields.includes(name)) type.field(name).disable();
  }
}

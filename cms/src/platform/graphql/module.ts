import type { CmsModule } from '../process/module';
import { batchLoads } from './batch-loads';
import { limitShadowCrud } from './limit-shadow-crud';
import { registerPictureField } from './picture-field';

export const graphql: CmsModule = {
  register(strapi) {
    limitShadowCrud(strapi);
    registerPictureField(strapi);
  },
  bootstrap: batchLoads,
};

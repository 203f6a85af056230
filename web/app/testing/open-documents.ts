import type { TestCms } from '../../../cms/test/boot';

interface Options {
  documentId?: string;
  locale?: string;
  data?: object;
  filters?: object;
  populate?: readonly string[];
}

export interface TestDocuments {
  create(options: Options): Promise<{ id: number; documentId: string }>;
  update(options: Options): Promise<unknown>;
  publish(options: Options): Promise<unknown>;
  unpublish(options: Options): Promise<unknown>;
  delete(options: Options): Promise<unknown>;
  findFirst(options: Options): Promise<{ documentId: string; seo?: object } | null>;
}

/** Opens the documents of any content type: Strapi types `data` by one uid at a time. */
export function openDocuments({ strapi }: Pick<TestCms, 'strapi'>, uid: string): TestDocuments {
  return strapi.documents(uid as 'api::page.page') as unknown as TestDocuments;
}

import type { Core } from '@strapi/strapi';
import { addFileTable } from './file-table';

/** Adds the files that visitors send with a lead. Call it while registering. */
export function registerPrivateFiles(strapi: Core.Strapi): void {
  addFileTable(strapi);
}

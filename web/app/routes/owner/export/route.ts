import { fileNotFound } from '../../../cms/page-headers.server';

export function loader() {
  return fileNotFound();
}

import type { Core } from '@strapi/strapi';
import { createRegistry } from '../../platform/process/registry';
import type { ProblemLog } from './import-report';
import type { PortalRecords } from './read-snapshot';

/** What was done, in words for the agency, and how many records were left out. */
export interface PartResult {
  changes: string[];
  rejected: number;
}

/** Writes what was read, once the listings are written; a failure is its own to report. */
export type WritePart = () => Promise<PartResult>;

/** Records of a snapshot that are not about what is on offer: whose they are reads and writes them. */
export interface ImportPart {
  /**
   * Reads the records before anything is written. Throws a SnapshotError when more of them are missing
   * than that share, as the snapshot itself is then more likely to be wrong.
   */
  prepare(
    strapi: Core.Strapi,
    records: PortalRecords,
    options: { source: string; log: ProblemLog; maxRemoveShare: number },
  ): Promise<WritePart>;
}

/** The parts of an import beside its listings. Add to it while registering. */
export const importParts = createRegistry<ImportPart>('import-parts');

import type { Core } from '@strapi/strapi';
import { createRegistry } from '../../platform/process/registry';
import type { ProblemLog } from './import-report';
import type { PortalRecords } from './read-snapshot';

export interface PartResult {
  changes: string[];
  rejected: number;
}

/** Writes the prepared records after the listings; it reports its own failures. */
export type WritePart = () => Promise<PartResult>;

/** Records of a snapshot that are not listings; the module that owns them reads and writes them. */
export interface ImportPart {
  /**
   * Reads the records before anything is written. Throws a SnapshotError if more than that share is
   * missing, since the snapshot is then probably wrong.
   */
  prepare(
    strapi: Core.Strapi,
    records: PortalRecords,
    options: { source: string; log: ProblemLog; maxRemoveShare: number },
  ): Promise<WritePart>;
}

/** The parts of an import beside its listings. Modules add theirs in `register`. */
export const importParts = createRegistry<ImportPart>('import-parts');

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@agency/domain/languages';
import { generateSnapshot } from '../seed/generate/snapshot/generate-snapshot';

/**
 * Generates a snapshot with listings without agents and offices: those are content, of which an
 * empty database has none.
 */
export function generateListings(count: number, outDir: string): void {
  generateSnapshot({ count, outDir });
  for (const language of languages) {
    const file = join(outDir, language, 'properties.json');
    const listings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
    for (const listing of listings) {
      delete listing.AgentID;
      delete listing.OfficeID;
    }
    writeFileSync(file, JSON.stringify(listings));
  }
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { languages, type Language } from '@agency/domain/languages';
import { NOTE } from '../outcome/check-notes';

const LISTING = 'api::listing.listing';

const notes = z.array(
  z.object({
    kind: z.enum(['feedback', 'next-step']),
    text: z.partialRecord(z.enum(languages), z.string()),
  }),
);

interface OwnedListing {
  documentId: string;
  owner: { language: Language };
}

/** Writes a demo's notes to the owner of each listing that has one, in the owner's language or else in the first (OWN-8). */
export async function seedNotes(strapi: Core.Strapi, seedDir: string): Promise<void> {
  const file = path.join(seedDir, 'owner-notes.json');
  if (!existsSync(file)) return;
  const given = notes.parse(JSON.parse(await readFile(file, 'utf8')));
  const listings = (await strapi.db.query(LISTING).findMany({
    where: { owner: { id: { $notNull: true } } },
    select: ['documentId'],
    populate: { owner: { select: ['language'] } },
  })) as OwnedListing[];
  await strapi.db.transaction(async () => {
    for (const { documentId: listing, owner } of listings) {
      for (const { kind, text } of given) {
        const words = text[owner.language] ?? Object.values(text)[0];
        const data = { listing, kind, text: words, shown: true };
        await strapi.documents(NOTE).create({ data: data as never });
      }
    }
  });
}

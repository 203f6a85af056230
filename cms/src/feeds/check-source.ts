import type { Core } from '@strapi/strapi';
import { fieldError } from '../platform/validation/validation-error';
import { FeedError } from './feed-error';
import { findKind } from './find-kind';
import { readSettings } from './open-connection';
import { SOURCE, type Source } from './sources';

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks sources where they are written: the key for good, the settings by their kind. */
export function checkSources(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as {
      uid: string;
      action: string;
      params: { documentId?: string; data?: Partial<Source> };
    };
    if (uid === SOURCE && ['create', 'update', 'clone'].includes(action)) {
      const { documentId } = params;
      const known = (
        documentId ? await strapi.db.query(SOURCE).findOne({ where: { documentId } }) : null
      ) as Source | null;
      checkSource(params.data ?? {}, action === 'update' ? known : null);
    }
    return next();
  });
}

function checkSource(data: Partial<Source>, known: Source | null): void {
  const { key, kind, settings } = { ...known, ...data };
  if (!key || !KEY.test(key)) {
    throw fieldError('key', 'Use small letters, digits and hyphens, such as whise-brussels.');
  }
  if (known && key !== known.key) {
    throw fieldError('key', 'Its listings are named by it: make another source instead.');
  }
  const found = kind ? findKind(kind) : null;
  if (!found) throw fieldError('kind', 'This version cannot read that system.');
  try {
    readSettings(found, parseSettings(settings));
  } catch (error) {
    if (error instanceof FeedError) throw fieldError('settings', error.message);
    throw error;
  }
}

/** The form of the admin sends JSON as it was typed. */
function parseSettings(settings: unknown): unknown {
  if (typeof settings !== 'string') return settings;
  try {
    return JSON.parse(settings.trim() || '{}') as unknown;
  } catch {
    throw fieldError('settings', 'Write JSON, such as {"url": "https://feed.example/"}.');
  }
}

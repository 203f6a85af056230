import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { RefusalKey } from '../platform/rules/refusals/say-refusal';
import { findKind } from './find-kind';
import { nameSetting } from './open-connection';
import { SOURCE, type Source } from './sources';
import { refuseField } from '../platform/validation/refusal';

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Validates sources on every write: the key is immutable, settings are checked by their kind. */
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
    throw refuseField('key', 'feed.key');
  }
  if (known && key !== known.key) {
    throw refuseField('key', 'feed.keyStays');
  }
  const found = kind ? findKind(kind) : null;
  if (!found) throw refuseField('kind', 'feed.kind');
  const read = found.settings.safeParse(parseSettings(settings) ?? {});
  if (!read.success) {
    throw refuseField('settings', findRefusal(read.error), { path: nameSetting(read.error) });
  }
}

/** A kind can give a specific message: `params` of the issue contain the key of a refusal. */
function findRefusal({ issues }: z.ZodError): RefusalKey {
  const [issue] = issues;
  const own = issue?.code === 'custom' ? (issue.params?.refusal as RefusalKey) : undefined;
  return own ?? 'feed.setting';
}

/** The admin's form sends JSON as text. */
function parseSettings(settings: unknown): unknown {
  if (typeof settings !== 'string') return settings;
  try {
    return JSON.parse(settings.trim() || '{}') as unknown;
  } catch {
    throw refuseField('settings', 'feed.json');
  }
}

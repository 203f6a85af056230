import type { MetaDescriptor } from '@remix-run/node';
import type { PortalHead } from '../../features/portal/portal-head.server';
import { pageMeta } from '../page-boundary';

type MetaArgs = Omit<Parameters<typeof pageMeta>[0], 'data'> & { data: PortalHead | undefined };

export function portalMeta({ data, ...args }: MetaArgs): MetaDescriptor[] {
  if (!data) return pageMeta({ ...args, data: undefined });
  return [{ title: data.title }, { name: 'robots', content: 'noindex, nofollow' }];
}

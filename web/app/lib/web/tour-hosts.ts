import { defaultTourHosts } from './video';

/**
 * Parses the host suffixes of virtual tours, separated by lines or commas; omits invalid hosts, and
 * uses the default if none is left.
 */
export function listTourHosts(setting: string | null | undefined): readonly string[] {
  const hosts = (setting ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((line) =>
      line
        .replace(/^https?:\/\//, '')
        .replace(/^[.*]+/, '')
        .replace(/\/.*$/, ''),
    )
    .filter((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host));
  return hosts.length > 0 ? [...new Set(hosts)] : defaultTourHosts;
}

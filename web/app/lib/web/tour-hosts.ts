import { defaultTourHosts } from './video';

/**
 * RULE-8: the host endings of virtual tours from the setting, one per line or separated by commas;
 * what is no host is left out, and without any the known one stands.
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

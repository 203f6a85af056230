export type Video =
  | { readonly kind: 'file'; readonly url: string; readonly extension: string }
  | { readonly kind: 'youtube' | 'vimeo'; readonly id: string }
  | { readonly kind: 'facebook' | 'tour'; readonly url: string };

export const videoExtensions = ['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm'] as const;

/** Host suffixes of virtual tours; the CMS can add others. */
export const defaultTourHosts: readonly string[] = ['matterport.com'];

/**
 * Detects a video file, a YouTube, Vimeo or Facebook video, or a virtual tour; null for anything
 * else and for schemes other than http(s). Files may be paths of this site.
 */
export function recogniseVideo(
  link: string | null | undefined,
  tourHosts: readonly string[] = defaultTourHosts,
): Video | null {
  const text = (link ?? '').trim();
  const url = parseUrl(text);
  if (url === null) return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  return (
    youtube(url, host) ??
    vimeo(url, host) ??
    facebook(url, host) ??
    (tourHosts.some((ending) => endsWithHost(host, ending))
      ? { kind: 'tour', url: url.href }
      : null) ??
    file(url, text)
  );
}

/** Returns the address of a video's thumbnail; null if the host has none by id. */
export function videoThumbnail(video: Video, quality: 'low' | 'medium' | 'high'): string | null {
  if (video.kind !== 'youtube') return null;
  const name = { low: 'default', medium: 'mqdefault', high: 'hqdefault' }[quality];
  return `https://i.ytimg.com/vi/${video.id}/${name}.jpg`;
}

function parseUrl(text: string): URL | null {
  if (text.startsWith('//') || text.includes('\\')) return null;
  try {
    const url = new URL(text, 'http://site.invalid');
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

function youtube(url: URL, host: string): Video | null {
  let id: string | null | undefined;
  if (host === 'youtu.be') id = url.pathname.slice(1).split('/')[0];
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    id =
      url.pathname === '/watch'
        ? url.searchParams.get('v')
        : /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  }
  return id && /^[\w-]{11}$/.test(id) ? { kind: 'youtube', id } : null;
}

function vimeo(url: URL, host: string): Video | null {
  const pattern =
    host === 'player.vimeo.com'
      ? /^\/video\/(\d{1,20})\/?$/
      : /^\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,20})(?:\/[\da-f]+)?\/?$/;
  const id =
    host === 'vimeo.com' || host === 'player.vimeo.com' ? pattern.exec(url.pathname)?.[1] : null;
  return id ? { kind: 'vimeo', id } : null;
}

function facebook(url: URL, host: string): Video | null {
  const isVideo =
    host === 'facebook.com'
      ? /^\/[^/]+\/videos\/(?:[^/]+\/)?\d+\/?$/.test(url.pathname) ||
        (/^\/watch\/?$/.test(url.pathname) && /^\d+$/.test(url.searchParams.get('v') ?? ''))
      : host === 'fb.watch' && /^\/[\w-]+\/?$/.test(url.pathname);
  return isVideo ? { kind: 'facebook', url: url.href } : null;
}

function file(url: URL, text: string): Video | null {
  const extension = /\.([a-z0-9]+)$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? '';
  return (videoExtensions as readonly string[]).includes(extension)
    ? { kind: 'file', url: text, extension }
    : null;
}

function endsWithHost(host: string, ending: string): boolean {
  const wanted = ending.trim().toLowerCase().replace(/^\.+/, '');
  return wanted !== '' && (host === wanted || host.endsWith(`.${wanted}`));
}

import path from 'node:path';
import { readText } from '../../../listings/rules/snapshot-value';
import type { Zip } from '../../open-zip';
import type { MappedPicture } from '../mapping/build-item';
import type { Report } from '../mapping/read-fields';
import type { Cell } from './formats/table';

const PICTURE = /\.(jpe?g|png|webp|gif|avif|tiff?)$/i;
/** Between addresses; spaces only before another address, because file names have spaces. */
const SEPARATORS =
  /\s*(?:[\n|;]|,(?=\s*(?:https?:|\S+\.(?:jpe?g|png|webp|gif|avif|tiff?)))|\s(?=https?:))\s*/i;

export interface PictureSource {
  /** Base of relative addresses; null without one. */
  base: string | null;
  /** The file's archive with its name; null without one. */
  archive: { name: string; zip: Zip } | null;
}

export interface PictureCells {
  column: string;
  kind: 'photo' | 'plan';
  cell: Cell;
}

/** Finds pictures by the addresses or file names in cells, or by the name of the home's id. */
export class PictureFinder {
  private readonly byName = new Map<string, string>();
  private readonly byHome = new Map<string, string[]>();

  constructor(private readonly source: PictureSource) {
    for (const name of source.archive?.zip.names ?? []) {
      if (!PICTURE.test(name)) continue;
      this.byName.set(fold(name), name);
      this.byName.set(fold(path.posix.basename(name)), name);
      for (const home of listHomes(name))
        this.byHome.set(home, [...(this.byHome.get(home) ?? []), name]);
    }
  }

  find(id: string, cells: readonly PictureCells[], report: Report): MappedPicture[] {
    const found = cells.flatMap(({ column, kind, cell }) =>
      (readText(cell) ?? '')
        .split(SEPARATORS)
        .filter((one) => one !== '')
        .flatMap((one) => {
          const place = this.locate(one);
          if (place === null) report(column, 'picture is not in the archive');
          return place === null ? [] : [{ ...place, Kind: kind }];
        }),
    );
    const named = found.length > 0 ? [] : this.listByHome(id);
    const seen = new Set<string>();
    return [...found, ...named]
      .filter(({ Url }) => !seen.has(Url) && seen.add(Url))
      .map((picture, index) => ({ ID: `${id}-${index + 1}`.slice(-40), ...picture }));
  }

  private locate(given: string): Pick<MappedPicture, 'Url' | 'Changed'> | null {
    if (/^https?:\/\//i.test(given)) {
      return URL.canParse(given) ? { Url: given, Changed: shorten(given) } : null;
    }
    const name = this.byName.get(fold(given)) ?? this.byName.get(fold(path.posix.basename(given)));
    if (name !== undefined) return this.inArchive(name);
    const { base } = this.source;
    if (base === null || !URL.canParse(given, base)) return null;
    const { href } = new URL(given, base.endsWith('/') ? base : `${base}/`);
    return { Url: href, Changed: shorten(href) };
  }

  private listByHome(id: string): Pick<MappedPicture, 'Url' | 'Changed' | 'Kind'>[] {
    const names = this.byHome.get(fold(id)) ?? [];
    const compare = new Intl.Collator('en', { numeric: true }).compare;
    return [...names].sort(compare).map((name) => ({ ...this.inArchive(name), Kind: 'photo' }));
  }

  private inArchive(name: string): Pick<MappedPicture, 'Url' | 'Changed'> {
    const { archive } = this.source;
    const Url = `archive:${encodeURIComponent(archive?.name ?? '')}#${encodeURIComponent(name)}`;
    return { Url, Changed: archive?.zip.findFingerprint(name) ?? name };
  }
}

/** Ids that the path of a picture may belong to: `4711/1.jpg`, `4711-1.jpg`, `4711_kitchen.jpg`. */
function listHomes(name: string): string[] {
  const parts = name.split('/');
  const [folder] = parts.slice(-2, -1);
  const stem = (parts.at(-1) ?? '').replace(/\.\w+$/, '');
  const [, id] = /^(.+?)[-_ ](?:[^-_ ]*)$/.exec(stem) ?? [];
  return [folder, stem, id].filter((one) => one !== undefined).map(fold);
}

function fold(name: string): string {
  return name.normalize('NFC').replaceAll('\\', '/').toLowerCase();
}

function shorten(address: string): string {
  return address.slice(-120);
}

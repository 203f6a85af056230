import type { Core, UID } from '@strapi/strapi';
import { languages } from '@agency/domain/languages';
import { isRecord } from '../rules/is-record';
import { describePicture, type PictureFile, type SitePicture } from '../uploads/describe-picture';

interface Model {
  attributes: Record<string, { type: string }>;
}

interface Naming {
  getTypeName(model: unknown): string;
  getComponentName(model: unknown): string;
}

type Resolver = (source: Record<string, unknown>) => unknown;

interface FileRow extends PictureFile {
  hash: string;
}

/**
 * A picture in rich text; `alternativeText` is shared by all languages, `picture` is null for
 * SVG.
 */
interface TextPicture {
  url: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
  picture: Pick<SitePicture, 'src' | 'width' | 'height' | 'widths'> | null;
}

const fileUid = 'plugin::upload.file';

/** Columns of the media library that are read for a picture in rich text. */
const columns = ['hash', 'url', 'width', 'height', 'alternativeText', 'formats', 'focalPoint'];

export function listTextFields({ attributes }: Model): string[] {
  return Object.keys(attributes).filter((name) => attributes[name]?.type === 'blocks');
}

/**
 * Returns resolvers, by type and field, that add current media library data to pictures in rich
 * text.
 */
export function buildTextResolvers(strapi: Core.Strapi, types: readonly UID.ContentType[]) {
  const { naming } = strapi.plugin('graphql').service('utils') as { naming: Naming };
  const models: [string, Model][] = [
    ...types.map((uid): [string, Model] => [
      naming.getTypeName(strapi.contentTypes[uid]),
      strapi.contentTypes[uid] as Model,
    ]),
    ...Object.values(strapi.components).map((model): [string, Model] => [
      naming.getComponentName(model),
      model as Model,
    ]),
  ];
  return Object.fromEntries(
    models
      .map(([name, model]) => [name, listTextFields(model)] as const)
      .filter(([, fields]) => fields.length > 0)
      .map(([name, fields]) => [
        name,
        Object.fromEntries(
          fields.map((field): [string, Resolver] => [
            field,
            (source) => renewPictures(strapi, source[field]),
          ]),
        ),
      ]),
  );
}

/**
 * Updates the pictures in rich text from the media library: Strapi's editor embeds a copy with
 * the admin's address. Pictures deleted from the library are removed.
 */
export function renewPictures(strapi: Core.Strapi, text: unknown): unknown {
  if (!Array.isArray(text) || !text.some(isPicture)) return text;
  return renew(strapi, text);
}

async function renew(strapi: Core.Strapi, text: unknown[]): Promise<unknown[]> {
  const hashes = text.map(readHash).filter((hash) => hash !== null);
  const rows = (await strapi.db.query(fileUid).findMany({
    where: { hash: { $in: hashes } },
    select: columns,
  })) as FileRow[];
  return text.flatMap((node): unknown[] => {
    if (!isPicture(node)) return [node];
    const file = rows.find(({ hash }) => hash === readHash(node));
    return file ? [{ ...node, image: describe(file) }] : [];
  });
}

function describe(file: FileRow): TextPicture {
  const { url, width, height, alternativeText } = file;
  const described = describePicture(file, languages[0]);
  const picture = described && {
    src: described.src,
    width: described.width,
    height: described.height,
    widths: described.widths,
  };
  return { url, width, height, alternativeText, picture };
}

function isPicture(node: unknown): node is { image: { url: string } } {
  return isRecord(node) && node.type === 'image' && isRecord(node.image) && !!node.image.url;
}

/** Returns the file name without extension, which is the hash in the media library. */
function readHash(node: unknown): string | null {
  if (!isPicture(node)) return null;
  return (String(node.image.url).split(/[?#]/)[0] ?? '')
    .replace(/^.*\//, '')
    .replace(/\.[^.]*$/, '');
}

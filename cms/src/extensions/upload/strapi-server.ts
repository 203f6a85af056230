import { writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { file as fileTools } from '@strapi/utils';
import { cleanOriginal } from '../../platform/uploads/clean-original';
import { makeVariants } from '../../platform/uploads/make-variants';
import { toVariantFiles, type KeyedVariant } from '../../platform/uploads/variant-files';
import { fetchUrl } from './fetch-url';

interface UploadedFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  filepath?: string;
  getStream(): NodeJS.ReadableStream;
}

interface ImageService {
  optimize(file: UploadedFile): Promise<UploadedFile>;
  generateThumbnail(file: UploadedFile): Promise<null>;
  generateResponsiveFormats(file: UploadedFile): Promise<KeyedVariant[]>;
}

interface UploadPlugin {
  services: Record<string, unknown>;
  contentTypes: { file: { schema: { attributes: Record<string, object> } } };
}

/**
 * Strapi's upload plugin, which stores every picture in the contract's widths and formats, and how
 * it was made if staff say so (`domain/src/picture-origins.ts`). Files
 * of other types are refused earlier: `platform/uploads/check-uploads.ts`.
 */
export default function extendUpload(plugin: UploadPlugin): UploadPlugin {
  plugin.contentTypes.file.schema.attributes.origin = { type: 'string', configurable: false };
  plugin.services.file = { ...(plugin.services.file as object), fetchUrlToInputFile: fetchUrl };
  const images = plugin.services['image-manipulation'] as ImageService;
  plugin.services['image-manipulation'] = {
    ...images,
    // Already decoded; Strapi's statistics of all pixels take ten times as long.
    isFaultyImage: () => Promise.resolve(false),
    optimize: clean,
    // The thumbnail is one of the variants.
    generateThumbnail: () => Promise.resolve(null),
    async generateResponsiveFormats(file: UploadedFile): Promise<KeyedVariant[]> {
      // Not from the path: Strapi concurrently deletes the file after storing the original.
      const { variants } = await makeVariants(await buffer(file.getStream()));
      return toVariantFiles(file.hash, file.name, variants);
    },
  };
  return plugin;
}

/** Strapi's own step keeps EXIF data if the picture would not become smaller. */
async function clean(file: UploadedFile): Promise<UploadedFile> {
  const { filepath } = file;
  const cleaned = filepath ? await cleanOriginal(filepath) : null;
  if (!cleaned || !filepath) return file;
  const { data, width, height } = cleaned;
  await writeFile(filepath, data);
  const size = fileTools.bytesToKbytes(data.length);
  const getStream = (): NodeJS.ReadableStream => createReadStream(filepath);
  return Object.assign(file, { width, height, size, sizeInBytes: data.length, getStream });
}

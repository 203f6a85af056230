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
}

/**
 * Strapi's upload plugin, made to keep every picture in the widths and formats of the contract
 * (SHELL-4). What is no picture is refused before: `platform/uploads/check-uploads.ts`.
 */
export default function extendUpload(plugin: UploadPlugin): UploadPlugin {
  plugin.services.file = { ...(plugin.services.file as object), fetchUrlToInputFile: fetchUrl };
  const images = plugin.services['image-manipulation'] as ImageService;
  plugin.services['image-manipulation'] = {
    ...images,
    // It was decoded before, and statistics of all pixels take ten times as long.
    isFaultyImage: () => Promise.resolve(false),
    optimize: clean,
    // The thumbnail is one of the variants.
    generateThumbnail: () => Promise.resolve(null),
    async generateResponsiveFormats(file: UploadedFile): Promise<KeyedVariant[]> {
      // The path may be gone by now: Strapi drops it when the original has been stored, at the same time.
      const { variants } = await makeVariants(await buffer(file.getStream()), {
        forBanners: true,
      });
      return toVariantFiles(file.hash, file.name, variants);
    },
  };
  return plugin;
}

/** Strapi's own step keeps the camera's notes when the picture would not become smaller. */
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

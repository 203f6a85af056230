import { writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { file as fileTools } from '@strapi/utils';
import { cleanOriginal } from '../../platform/uploads/clean-original';
import { makeVariants, readWhole } from '../../platform/uploads/make-variants';
import { toVariantFiles, type KeyedVariant } from '../../platform/uploads/variant-files';
import { refuse } from '../../platform/validation/refusal';

interface UploadedFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  filepath?: string;
  getStream(): NodeJS.ReadableStream;
}

interface ImageService {
  isImage(file: UploadedFile): Promise<boolean>;
  optimize(file: UploadedFile): Promise<UploadedFile>;
  generateThumbnail(file: UploadedFile): Promise<null>;
  generateResponsiveFormats(file: UploadedFile): Promise<KeyedVariant[]>;
}

interface UploadPlugin {
  services: Record<string, unknown>;
}

const pictureNames = /\.(jpe?g|png|webp|avif|gif|svg|tiff?|bmp|hei[cf])$/i;
/** What iPhones make, unless they are set to “Most Compatible”; no browser but Safari shows it. */
const isHeic = ({ name, mime }: UploadedFile): boolean =>
  /^image\/hei[cf]/.test(mime) || /\.hei[cf]$/i.test(name);

/**
 * Strapi's upload plugin, made to keep every picture in the widths and formats of the contract
 * (SHELL-4), and to refuse what calls itself a picture and does not decode as one.
 */
export default function extendUpload(plugin: UploadPlugin): UploadPlugin {
  const images = plugin.services['image-manipulation'] as ImageService;
  plugin.services['image-manipulation'] = {
    ...images,
    async isImage(file: UploadedFile): Promise<boolean> {
      const claims = file.mime.startsWith('image/') || pictureNames.test(file.name);
      if (claims && !(await canDecode(file))) {
        if (isHeic(file)) throw refuse('upload.heic');
        throw refuse('upload.unreadable', { name: file.name });
      }
      return images.isImage(file);
    },
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

async function canDecode(file: UploadedFile): Promise<boolean> {
  if (!file.filepath) return true;
  try {
    await readWhole(file.filepath);
    return true;
  } catch {
    return false;
  }
}

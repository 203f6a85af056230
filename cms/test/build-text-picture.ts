const copied = [
  ...['name', 'alternativeText', 'caption', 'width', 'height', 'formats', 'hash', 'ext', 'mime'],
  ...['size', 'previewUrl', 'provider'],
];

/** Builds a picture in rich text as Strapi's editor embeds it, with the admin's URL. */
export function buildTextPicture(stored: object, changes: object = {}): object {
  const file = stored as Record<string, unknown>;
  const entries = copied.filter((key) => file[key] !== null).map((key) => [key, file[key]]);
  const moment = '2026-01-01T00:00:00.000Z';
  const image = {
    ...Object.fromEntries(entries),
    url: `https://cms.test${String(file.url)}`,
    createdAt: moment,
    updatedAt: moment,
    ...changes,
  };
  return { type: 'image', image, children: [{ type: 'text', text: '' }] };
}

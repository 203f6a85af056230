import type { Core } from '@strapi/strapi';
import type { GraphQLResolveInfo } from 'graphql';
import { readAlt } from '@agency/domain/alt-text';
import { languages } from '@agency/domain/languages';
import { editorialTypes } from '../access/site-actions';
import { describePicture, type PictureFile, type SitePicture } from '../uploads/describe-picture';
import { buildTextResolvers } from './text-pictures';

interface ExtensionService {
  use(extension: object): unknown;
}

interface RootArguments {
  rootQueryArgsByPath?: Map<string | number, { locale?: string }>;
}

const typeDefs = `
  """
  A picture; its files are \`\${src}-\${width}.\${format}\`, width of \`widths\`, format avif, webp or jpg.
  While \`widths\` is empty they are still being made, and \`src\` is the address of the original.
  """
  type Picture {
    src: String!
    width: Int!
    height: Int!
    widths: [Int!]!
    "A JPEG of 1200 by 630 for those who share the page."
    share: String
    alt: String!
    "photo or plan, for pictures of a listing"
    kind: String
    "Word for a picture that is no plain photograph, such as Illustration; alt ends in it. Shown with the picture."
    mark: String
    "The side and the edge that what matters is near, such as right top; null in the middle."
    focus: String
  }
  extend type UploadFile {
    "This file as a picture, described in the language of the query; null when it is none."
    picture: Picture
  }
`;

/**
 * Makes files of the media library queryable as pictures, with the alternative text in the
 * query's language, drawings included; pictures in rich text are current. Call it while
 * registering.
 */
export function registerPictureField(strapi: Core.Strapi): void {
  const extension = strapi.plugin('graphql').service('extension') as ExtensionService;
  extension.use({
    typeDefs,
    resolvers: {
      ...buildTextResolvers(strapi, editorialTypes),
      UploadFile: { picture: resolvePicture, alternativeText: resolveAlt },
    },
  });
}

function resolvePicture(
  file: PictureFile,
  _args: object,
  context: RootArguments,
  info: GraphQLResolveInfo,
): SitePicture | null {
  return describePicture(file, findLanguage(context, info));
}

function resolveAlt(
  file: PictureFile,
  _args: object,
  context: RootArguments,
  info: GraphQLResolveInfo,
): string | null {
  return readAlt(file.alternativeText, findLanguage(context, info)) || null;
}

function findLanguage(context: RootArguments, info: GraphQLResolveInfo): string {
  let root = info.path;
  while (root.prev) root = root.prev;
  return context.rootQueryArgsByPath?.get(root.key)?.locale ?? languages[0];
}

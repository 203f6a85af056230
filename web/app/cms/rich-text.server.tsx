import { BlocksRenderer, type BlocksContent } from '@strapi/blocks-react-renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildPhoneHref } from '@agency/domain/phone';
import { readAlt } from '@agency/domain/alt-text';
import type { Language } from '@agency/domain/languages';
import { buildSrcset, findVariant, type StoredPicture } from '../lib/web/picture-sources';
import { cleanBlocks } from './clean-blocks';

/** The address of a link in the current language; null leaves its words without a link. */
export type TranslateLink = (href: string) => string | null;

/** What a reference in a text stands for, such as `{phone}`, by its name (EDIT-8). */
export type TextFacts = Readonly<Record<string, string>>;

/** What a text of an editor is written out with. */
type TextContext = {
  language: Language;
  translateLink: TranslateLink;
  facts: TextFacts;
};

/**
 * Strapi's blocks as HTML with every link translated (MENU-4); null when there is no text. React
 * escapes the text, so what an editor types never becomes markup; what is no block is left out.
 * Headings begin at h2, below the page's own. References to facts are written out, a phone and a mail
 * address as links, and pictures have their sizes and the alternative text of the language (EDIT-8).
 */
export function renderRichText(
  content: unknown,
  { language, translateLink, facts }: TextContext,
): string | null {
  const blocks = cleanBlocks(content);
  if (blocks.length === 0) return null;
  const html = renderToStaticMarkup(
    <BlocksRenderer
      content={blocks as unknown as BlocksContent}
      blocks={{
        heading: ({ level, children }) => {
          const Heading = headings[level - 1] ?? 'h4';
          return <Heading>{children}</Heading>;
        },
        link: ({ url, children }) => {
          const href = translateLink(url);
          return href === null ? <>{children}</> : <a href={href}>{children}</a>;
        },
        image: ({ image }) => {
          const { picture } = image as { picture?: StoredPicture | null };
          return (
            <img
              src={picture ? findVariant(picture, 900) : image.url}
              srcSet={(picture && buildSrcset(picture, 'webp')) || undefined}
              sizes={picture?.widths.length ? '(min-width: 48rem) 46rem, 100vw' : undefined}
              width={image.width}
              height={image.height}
              alt={readAlt(image.alternativeText, language)}
              loading="lazy"
            />
          );
        },
      }}
    />,
  );
  const written = writeFacts(html, facts);
  return written.replace(/<[^>]+>/g, '').trim() === '' && !html.includes('<img') ? null : written;
}

/** Fills in the words between the tags; what stands in a link is none of its own. */
function writeFacts(html: string, facts: TextFacts): string {
  // Most texts refer to nothing.
  if (!html.includes('{')) return html;
  let isInLink = false;
  const parts = html.split(/(<[^>]+>)/).map((part) => {
    if (part.startsWith('<')) {
      isInLink = part.startsWith('<a ') || (isInLink && part !== '</a>');
      return part;
    }
    return replaceFacts(part, facts, (fact, name) => {
      const href = isInLink ? null : linkOf(name, fact);
      return renderToStaticMarkup(href ? <a href={href}>{fact}</a> : <>{fact}</>);
    });
  });
  return parts.join('');
}

/** A text without marks with its references to facts written out (EDIT-8); others stay as they are. */
export function fillFacts(text: string, facts: TextFacts): string {
  return replaceFacts(text, facts, (fact) => fact);
}

function replaceFacts(
  text: string,
  facts: TextFacts,
  write: (fact: string, name: string) => string,
): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => {
    const fact = facts[name];
    return fact === undefined ? written : write(fact, name);
  });
}

function linkOf(name: string, fact: string): string | null {
  if (name === 'phone') return buildPhoneHref(fact);
  return name === 'email' && fact ? `mailto:${fact}` : null;
}

const headings = ['h2', 'h2', 'h3', 'h4'] as const;

/** Plain text as HTML: escaped, an empty line begins a paragraph; null when there is none. */
export function renderPlainText(text: string | null | undefined): string | null {
  const paragraphs = (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  if (paragraphs.length === 0) return null;
  return renderToStaticMarkup(
    <>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </>,
  );
}

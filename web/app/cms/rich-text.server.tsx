import { BlocksRenderer, type BlocksContent } from '@strapi/blocks-react-renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildPhoneHref } from '@agency/domain/phone';
import { readAlt } from '@agency/domain/alt-text';
import type { Language } from '@agency/domain/languages';
import { buildSrcset, findVariant, type StoredPicture } from '../lib/web/picture-sources';
import { cleanBlocks } from './clean-blocks';

/** Translates the address of a link; null renders the text without a link. */
export type TranslateLink = (href: string) => string | null;

export type TextFacts = Readonly<Record<string, string>>;

type TextContext = {
  language: Language;
  translateLink: TranslateLink;
  facts: TextFacts;
};

/**
 * Renders Strapi's blocks as HTML with translated links; null without text. React escapes the text,
 * so editors cannot insert markup; invalid blocks are omitted. Headings start at h2, below the
 * page's own. Placeholders are replaced, phone numbers and mail addresses by links; pictures get
 * sizes and the alternative text of the language.
 */
export function renderRichText(
  content: unknown,
  { language, translateLink, facts }: TextContext,
): string | null {
  const blocks = cleanBlocks(content);
  if (blocks.length === 0) return null;
  const html = renderToStaticMarkup(
    <BlocksRenderer
      content={blocks as BlocksContent}
      blocks={{
        heading: ({ level, children }) => {
          const Heading = headings[level - 1] ?? 'h4';
          return <Heading>{children}</Heading>;
        },
        // A table is a list of lists, as Strapi accepts no block of its own.
        list: ({ children, ...list }) => {
          const { as } = list as { as?: unknown };
          if (as === 'row') return <tr>{children}</tr>;
          if (as === 'table') {
            return (
              <table>
                <tbody>{children}</tbody>
              </table>
            );
          }
          return list.format === 'ordered' ? <ol>{children}</ol> : <ul>{children}</ul>;
        },
        'list-item': ({ children, ...item }) => {
          const { as } = item as { as?: unknown };
          if (as === 'heading') return <th scope="col">{children}</th>;
          return as === 'cell' ? <td>{children}</td> : <li>{children}</li>;
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

/** Replaces placeholders in the text between tags, without links inside links. */
function writeFacts(html: string, facts: TextFacts): string {
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

/** Replaces placeholders in a text without markup; unknown ones are unchanged. */
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

/** Renders plain text as HTML: escaped, with paragraphs at empty lines; null without text. */
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

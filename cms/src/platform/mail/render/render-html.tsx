import { renderToStaticMarkup } from 'react-dom/server';
import type { Agency } from '../agency';
import { MailBlockView, WithBreaks } from './mail-block-view';
import { buildMailStyles, type MailStyles } from './mail-styles';
import type { MailContent } from '../outgoing-mail';

const width = 600;
// Outlook for Windows does not support max-width, so it gets a table of fixed width.
const outlookOpen = `<!--[if mso]><table role="presentation" width="${width}" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`;
const outlookClose = '<!--[if mso]></td></tr></table><![endif]-->';

/** Renders a mail as HTML with tables and inline styles for compatibility. All text is escaped. */
export function renderHtml(content: MailContent, agency: Agency, language: string): string {
  const styles = buildMailStyles(agency);
  const letter = renderToStaticMarkup(<Letter content={content} agency={agency} styles={styles} />);
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{content.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: styles.styleSheet }} />
      </head>
      <body className="paper" style={styles.body}>
        <div style={styles.hidden}>{content.preheader ?? ''}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td
                className="paper outer"
                align="center"
                style={styles.outer}
                dangerouslySetInnerHTML={{ __html: `${outlookOpen}${letter}${outlookClose}` }}
              />
            </tr>
          </tbody>
        </table>
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}

/**
 * Renders the mark and the name, or a logo that contains the name; the name remains when
 * pictures are blocked.
 */
function Head({ agency: { mark, name, siteUrl }, styles }: Omit<LetterProps, 'content'>) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          {mark && (
            <td className={mark.isName ? 'plate' : undefined} style={styles.markCell}>
              <a href={siteUrl} style={styles.name} {...(mark.isName ? {} : { tabIndex: -1 })}>
                <img
                  src={mark.src}
                  width={mark.width}
                  height={mark.height}
                  alt={mark.isName ? name : ''}
                  style={styles.mark}
                />
              </a>
            </td>
          )}
          {!mark?.isName && (
            <td style={styles.nameCell}>
              <a href={siteUrl} className="ink" style={styles.name}>
                {name}
              </a>
            </td>
          )}
        </tr>
      </tbody>
    </table>
  );
}

interface LetterProps {
  content: MailContent;
  agency: Agency;
  styles: MailStyles;
}

function Letter({ content, agency, styles }: LetterProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={styles.letter}
    >
      <tbody>
        <tr>
          <td style={styles.head}>
            <Head agency={agency} styles={styles} />
          </td>
        </tr>
        <tr>
          <td style={styles.heading}>
            <h1 className="ink" style={styles.title}>
              {content.title}
            </h1>
          </td>
        </tr>
        {content.blocks.map((block, index) => (
          <tr key={index}>
            <td className="ink" style={styles.block}>
              <MailBlockView block={block} styles={styles} index={index} />
            </td>
          </tr>
        ))}
        <tr>
          <td style={styles.gap} aria-hidden="true" />
        </tr>
        <tr>
          <td className="ink" style={styles.foot}>
            <WithBreaks text={agency.legal.join('\n')} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

import { type CSSProperties, Fragment } from 'react';
import { nameDrawing } from './mail-drawings';
import type { MailStyles } from './mail-styles';
import type { MailBlock, MailListing, MailPicture } from '../outgoing-mail';

type Block<Type extends MailBlock['type']> = Extract<MailBlock, { type: Type }>;

interface BlockProps<Type extends MailBlock['type'] = MailBlock['type']> {
  block: Block<Type>;
  styles: MailStyles;
}

/** Renders one block of a mail; `index` is its position. */
export function MailBlockView({ block, styles, index }: BlockProps & { index: number }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p style={styles.text}>
          <WithBreaks text={block.text} />
        </p>
      );
    case 'rows':
      return <Rows block={block} styles={styles} />;
    case 'button':
      return <Button block={block} styles={styles} />;
    case 'listings':
      return block.listings.map((listing) => (
        <Listing key={listing.href} listing={listing} styles={styles} />
      ));
    case 'listing':
      return <CoverListing listing={block.listing} styles={styles} />;
    case 'person':
      return <Person block={block} styles={styles} />;
    case 'drawing':
      return <Drawing block={block} styles={styles} index={index} />;
    case 'note':
      return <Note block={block} styles={styles} />;
  }
}

function Rows({ block, styles }: BlockProps<'rows'>) {
  return (
    <>
      {block.title && <h2 style={styles.subtitle}>{block.title}</h2>}
      <table width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {block.rows.map(({ label, value, href }, index) => (
            <tr key={index}>
              <th scope="row" align="left" className="fine" style={styles.label}>
                {label}
              </th>
              <td align="left" className="fine" style={styles.value}>
                {href ? (
                  <a href={href} className="link" style={styles.link}>
                    {value}
                  </a>
                ) : (
                  <WithBreaks text={value} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Button({ block, styles }: BlockProps<'button'>) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td align="center" style={styles.buttonCell}>
            <a href={block.href} style={styles.button}>
              {block.label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Listing({ listing, styles }: { listing: MailListing; styles: MailStyles }) {
  const { href, picture } = listing;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          {picture && (
            <td width="200" className="stack first fine" style={styles.pictureCell}>
              <a href={href}>
                <Picture picture={picture} width={184} style={styles.picture} />
              </a>
              {picture.mark && <p style={styles.note}>{picture.mark}</p>}
            </td>
          )}
          <td className="stack fine" style={styles.listing}>
            <ListingWords listing={listing} style={styles.listingTitle} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Renders the cover in full width with the words below, which remain when pictures are blocked. */
function CoverListing({ listing, styles }: { listing: MailListing; styles: MailStyles }) {
  const { picture, href } = listing;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {picture && (
          <tr>
            <td className="shade" style={styles.coverCell}>
              <a href={href}>
                <Picture
                  picture={picture}
                  width={picture.width}
                  style={{ ...styles.cover, maxWidth: picture.width }}
                />
              </a>
            </td>
          </tr>
        )}
        <tr>
          <td style={picture ? styles.coverWords : styles.listing} className="fine">
            {picture?.mark && <p style={styles.note}>{picture.mark}</p>}
            <ListingWords listing={listing} style={styles.coverTitle} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function ListingWords({ listing, style }: { listing: MailListing; style: CSSProperties }) {
  const { title, place, price, energy, href } = listing;
  return (
    <>
      <a href={href} className="ink" style={style}>
        {title}
      </a>
      <br />
      {place}
      <br />
      <strong>{price}</strong>
      {energy && (
        <>
          <br />
          {energy}
        </>
      )}
    </>
  );
}

interface PictureProps {
  picture: MailPicture;
  /** Width for programs that ignore CSS. */
  width: number;
  style: CSSProperties;
}

function Picture({ picture: { src, alt, ...size }, width, style }: PictureProps) {
  const height = Math.round((size.height / size.width) * width);
  return <img className="words" src={src} alt={alt} width={width} height={height} style={style} />;
}

function Person({ block, styles }: BlockProps<'person'>) {
  const { title, name, role, office, phone, picture } = block;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          {picture && (
            <td width="104" className="fine" style={styles.portraitCell}>
              <Picture picture={picture} width={88} style={styles.picture} />
            </td>
          )}
          <td className="fine" style={styles.listing}>
            {title}
            <br />
            <span className="ink" style={styles.listingTitle}>
              {name}
            </span>
            {[role, office].map(
              (line) =>
                line && (
                  <span key={line}>
                    <br />
                    {line}
                  </span>
                ),
            )}
            {phone && (
              <>
                <br />
                {phone.href ? (
                  <a href={phone.href} className="link" style={styles.link}>
                    {phone.text}
                  </a>
                ) : (
                  phone.text
                )}
              </>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Drawing({ block, styles, index }: BlockProps<'drawing'> & { index: number }) {
  const { drawing, href } = block;
  return (
    <a href={href}>
      <img
        className="words shade"
        src={`cid:${nameDrawing(index)}`}
        alt={drawing.alt}
        width={drawing.width}
        height={drawing.height}
        style={styles.drawing}
      />
    </a>
  );
}

function Note({ block, styles }: BlockProps<'note'>) {
  return (
    <p style={styles.note}>
      <WithBreaks text={block.text} />
      {block.link && (
        <>
          {' '}
          <a href={block.link.href} className="link" style={styles.link}>
            {block.link.label}
          </a>
        </>
      )}
    </p>
  );
}

export function WithBreaks({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

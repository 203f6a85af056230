import type { MailStyles } from './mail-styles';
import type { MailBlock, MailListing } from './outgoing-mail';
import { WithBreaks } from './with-breaks';

type Block<Type extends MailBlock['type']> = Extract<MailBlock, { type: Type }>;

interface BlockProps<Type extends MailBlock['type'] = MailBlock['type']> {
  block: Block<Type>;
  styles: MailStyles;
}

/** One part of a mail in HTML. */
export function MailBlockView({ block, styles }: BlockProps) {
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
    case 'person':
      return <Person block={block} styles={styles} />;
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
  const { title, price, place, href, picture } = listing;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          {picture && (
            <td width="200" className="stack fine" style={styles.pictureCell}>
              <a href={href}>
                <img src={picture} alt="" width="184" style={styles.picture} />
              </a>
            </td>
          )}
          <td className="stack fine" style={styles.listing}>
            <a href={href} className="ink" style={styles.listingTitle}>
              {title}
            </a>
            <br />
            {place}
            <br />
            <strong style={styles.price}>{price}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Person({ block, styles }: BlockProps<'person'>) {
  const { title, name, role, phone, picture } = block;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          {picture && (
            <td width="104" className="fine" style={styles.portraitCell}>
              <img src={picture} alt="" width="88" style={styles.picture} />
            </td>
          )}
          <td className="fine" style={styles.listing}>
            {title}
            <br />
            <span className="ink" style={styles.listingTitle}>
              {name}
            </span>
            {[role, phone].map(
              (line) =>
                line && (
                  <span key={line}>
                    <br />
                    {line}
                  </span>
                ),
            )}
          </td>
        </tr>
      </tbody>
    </table>
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

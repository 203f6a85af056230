import { Fragment } from 'react';

/** A plain text whose line breaks are kept. */
export function WithBreaks({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

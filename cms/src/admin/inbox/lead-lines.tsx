import { Link, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { buildPhoneHref, isPhoneNumber } from '@agency/domain/phone';
import type { LeadLine } from '../../leads/inbox/inbox-responses';

const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(9rem, 16rem) 1fr;
  gap: 0.8rem 1.6rem;

  @media (max-width: 640px) {
    grid-template-columns: 1fr;
    gap: 0;

    & dd {
      margin-bottom: 0.8rem;
    }
  }
`;

/** What was given, line by line; an address to write to and a number to call are links. */
export function LeadLines({ lines }: { lines: readonly LeadLine[] }) {
  return (
    <Lines>
      {lines.map(({ label, value, href }) => (
        <LinePair key={label} label={label} value={value} href={href ?? findHref(value)} />
      ))}
    </Lines>
  );
}

function LinePair({ label, value, href }: { label: string; value: string; href?: string }) {
  return (
    <>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <dd>
        {href ? (
          <Link href={href}>{value}</Link>
        ) : (
          <Typography style={{ whiteSpace: 'pre-wrap' }}>{value}</Typography>
        )}
      </dd>
    </>
  );
}

function findHref(value: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return `mailto:${value}`;
  // An amount or a postal code is no number to call.
  const isCalled = value.replace(/\D/g, '').length >= 8 && isPhoneNumber(value);
  return isCalled ? (buildPhoneHref(value) ?? undefined) : undefined;
}

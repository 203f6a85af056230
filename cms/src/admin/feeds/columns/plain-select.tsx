import { Typography } from '@strapi/design-system';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A native select: a file has dozens of columns, each with a hundred fields to choose from. */
export const PlainSelect = styled.select`
  min-height: 3.2rem;
  max-width: 100%;
  padding: 0 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 0.4rem;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font: inherit;
  font-size: 1.4rem;
`;

interface Props {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
  children?: ReactNode;
}

export function LabelledSelect({ label, value, options, onChange, children }: Props) {
  const id = useId();
  return (
    <div>
      <Typography tag="label" htmlFor={id} variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <div>
        <PlainSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </PlainSelect>
        {children}
      </div>
    </div>
  );
}

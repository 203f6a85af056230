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

interface LabelledProps {
  label: string;
  /** Renders the control with the id that its label names. */
  children(id: string): ReactNode;
}

/** A control below its label. */
export function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <div>
      <Typography tag="label" htmlFor={id} variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <div>{children(id)}</div>
    </div>
  );
}

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange(value: Value): void;
  children?: ReactNode;
}

export function LabelledSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  children,
}: Props<Value>) {
  const choose = (chosen: string): void => {
    const [option] = options.find(([one]) => one === chosen) ?? [];
    if (option !== undefined) onChange(option);
  };
  return (
    <Labelled label={label}>
      {(id) => (
        <>
          <PlainSelect id={id} value={value} onChange={({ target }) => choose(target.value)}>
            {options.map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
          </PlainSelect>
          {children}
        </>
      )}
    </Labelled>
  );
}

import type { ScriptHTMLAttributes } from 'react';

type IslandPropsProps = ScriptHTMLAttributes<HTMLScriptElement> & {
  name: string;
  value: object;
};

/** Data for a script as JSON, escaped so that it cannot close its element. */
export function IslandProps({ name, value, ...rest }: IslandPropsProps) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return (
    <script
      {...rest}
      type="application/json"
      data-props={name}
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

import type { ScriptHTMLAttributes } from 'react';

type IslandPropsProps = ScriptHTMLAttributes<HTMLScriptElement> & {
  /** What they are of, for `../document/islands/read-props.ts`. */
  name: string;
  value: object;
};

/** What a script needs to know of a part of the page, as JSON that cannot end the element around it. */
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

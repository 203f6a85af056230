/** MENU-8: the page's own CSS, cleaned by the server; the policy knows the element by its hash. */
export function PageStyle({ css }: { css: string }) {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

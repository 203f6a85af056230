/** MENU-8: the page's own CSS, cleaned by the server; its hash is in the page's policy (`styleHeaders`). */
export function PageStyle({ css }: { css: string }) {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

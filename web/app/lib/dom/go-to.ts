export function goTo(href: string): void {
  window.location.assign(href);
}

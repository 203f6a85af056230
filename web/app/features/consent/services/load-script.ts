/** Loads a service's script; one that is blocked or away is none of the page's business. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

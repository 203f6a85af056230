/** Returns the URL of the CMS, which Strapi's admin sets at its start and lacks in its types. */
export function findBackendUrl(): string {
  return Reflect.get(window.strapi, 'backendURL');
}

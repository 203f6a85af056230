import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

/** Shows what the editor saved in the CMS around this frame, as the CMS tells of it. */
export function useSavedDrafts(cmsOrigin: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === cmsOrigin && isUpdate(data)) revalidate();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [cmsOrigin, revalidate]);
}

/** Strapi's word for it. */
function isUpdate(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'strapiUpdate'
  );
}

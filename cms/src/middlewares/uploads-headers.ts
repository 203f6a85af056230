interface UploadContext {
  path: string;
  status: number;
  type: string;
  body: unknown;
  set(name: string, value: string): void;
}

/** Content types that cannot run scripts when shown inline. */
const shownInline = /^(image\/(avif|webp|jpeg|png|gif)|video\/)/;

/**
 * Headers of uploaded files: cached for a year, since names contain a content hash; no MIME
 * sniffing, and only pictures and videos are shown inline.
 */
export default function uploadsHeaders() {
  return async (ctx: UploadContext, next: () => Promise<void>): Promise<void> => {
    if (!ctx.path.startsWith('/uploads/')) return next();
    await next().catch((error: unknown) => notFound(ctx, error));
    if (ctx.status !== 200 && ctx.status !== 206) return;
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!shownInline.test(ctx.type)) ctx.set('Content-Disposition', 'attachment');
  };
}

/** Path traversal is not logged: the file does not exist. */
function notFound(ctx: UploadContext, error: unknown): void {
  const status = (error as { status?: number }).status ?? 500;
  if (status >= 500) throw error;
  ctx.status = 404;
  ctx.body = 'Not found';
}

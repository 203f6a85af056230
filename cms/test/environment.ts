export function buildEnvironment(overrides: Record<string, string> = {}): Record<string, string> {
  const secret = (name: string): string => `${name}-0123456789-0123456789-0123456789`;
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    CMS_HOST: '127.0.0.1',
    CMS_PORT: '1419',
    CMS_URL: 'http://localhost:1419',
    SITE_URL: 'http://localhost:3419',
    APP_KEYS: `${secret('key-a')},${secret('key-b')}`,
    API_TOKEN_SALT: secret('api-token-salt'),
    ADMIN_JWT_SECRET: secret('admin-jwt'),
    TRANSFER_TOKEN_SALT: secret('transfer-salt'),
    ENCRYPTION_KEY: secret('encryption'),
    CMS_TOKEN: secret('site-token'),
    CMS_PREVIEW_TOKEN: secret('preview-token'),
    PREVIEW_SECRET: secret('preview-secret'),
    NOTICE_SECRET: secret('notice'),
    ADMIN_EMAIL: 'admin@corbelle.example',
    ADMIN_PASSWORD: 'Admin-password-1',
    EDITOR_EMAIL: 'editor@corbelle.example',
    EDITOR_PASSWORD: 'Editor-password-1',
    OWNER_EMAIL: 'owner@corbelle.example',
    OWNER_PASSWORD: 'Owner-password-1',
    ...overrides,
  };
}

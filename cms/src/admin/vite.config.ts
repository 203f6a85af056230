interface Config {
  plugins?: unknown[];
}

interface Change {
  file: string;
  before: RegExp;
  after: string;
}

/** Patches of Strapi's sources. The build fails if one does not apply. */
const changes: readonly Change[] = [
  {
    // Strapi shows five related documents and hides the others behind “Load more”. A page has
    // fewer blocks than this; the site itself reads at most 24.
    file: '/FormInputs/Relations/Relations.mjs',
    before: /const RELATIONS_TO_DISPLAY = 5;/,
    after: 'const RELATIONS_TO_DISPLAY = 25;',
  },
  {
    // Adds a field for the code of the second factor to the login; the form submits every field.
    file: '/pages/Auth/components/Login.mjs',
    before: /name: 'password',\s+required: true,\s+type: 'password'\s+\},/,
    after: `$&{
      label: formatMessage({ id: 'agency.secondFactor.code', defaultMessage: 'Code' }),
      hint: formatMessage({ id: 'agency.secondFactor.loginHint', defaultMessage: ' ' }),
      name: 'code',
      type: 'string',
      autoComplete: 'one-time-code',
      autoCapitalize: 'none',
      spellCheck: false,
    },`,
  },
];

/** Changes Strapi's Vite configuration of the admin. */
export default function changeBuild(config: Config): Config {
  return { ...config, plugins: [...(config.plugins ?? []), changeSources()] };
}

function changeSources() {
  const missing = new Set(changes);
  return {
    name: 'change-sources',
    transform(code: string, id: string) {
      const name = id.split('?')[0] ?? '';
      const change = changes.find(({ file }) => name.endsWith(file));
      if (!change || !change.before.test(code)) return null;
      missing.delete(change);
      return { code: code.replace(change.before, change.after), map: null };
    },
    buildEnd(error?: Error) {
      if (error || missing.size === 0) return;
      const files = [...missing].map(({ file }) => file).join(', ');
      throw new Error(`Patches do not apply to Strapi's sources: ${files}.`);
    },
  };
}

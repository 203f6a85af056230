interface Config {
  plugins?: unknown[];
}

interface Change {
  file: string;
  before: RegExp;
  after: string;
}

/** The design system cannot read messages; these repeat `agency.dialog.close`. */
const closeLabels = { nl: 'Sluiten', fr: 'Fermer', de: 'Schließen' };

const wordOfStatus = {
  before: /children: capitalize\(status\)/,
  after:
    'children: formatMessage({ id: `content-manager.containers.List.${status}`, defaultMessage: capitalize(status) })',
};

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
  {
    // The page of an invitation offers Strapi's newsletter.
    file: '/pages/Auth/components/Register.mjs',
    before: /\]\.map\(\(\{ size, \.\.\.field \}\)=>/,
    after: "].filter(({ name }) => name !== 'news').map(({ size, ...field })=>",
  },
  {
    // Ends page titles with the agency's name (brand/brand-words.ts) instead of Strapi's.
    file: '/components/PageHelpers.mjs',
    before:
      /React\.useEffect\(\(\)=>\{\s+document\.title = `\$\{title\} \| Strapi`;\s+\}, \[\s+title\s+\]\);/,
    after: `const name = useIntl().formatMessage({ id: 'app.components.LeftMenu.navbrand.title' });
    React.useEffect(()=>{ document.title = title + ' | ' + name; }, [title, name]);`,
  },
  {
    // Strapi passes typed text to the form 300 ms later, or when the text field loses the focus.
    // Slate drops that event while it updates the selection, just after a key: a save by keyboard
    // on a slow machine then stored the text without its end, and that of a new block empty.
    file: '/BlocksInput/BlocksContent.mjs',
    before: /onBlur: \(event\)=>\{\s+flushPendingFormSync\(\);/,
    after: 'onBlurCapture: flushPendingFormSync,\n$&',
  },
  {
    // Rows of repeated components are named by their main field; a choice by its words, with what
    // tells it from others of the same name: its other choices, numbers and days.
    file: '/FormInputs/Component/Repeatable.mjs',
    before:
      /const \{ formatMessage \} = useIntl\(\);(\s+const isDesktop = useIsDesktop\(\);\s+const displayValue = useForm\('RepeatableComponent', \(state\)=>\{)\s+return getIn\(state\.values, \[\s+\.\.\.name\.split\('\.'\),\s+mainField\.name\s+\]\);/,
    after: `const { formatMessage, messages } = useIntl();$1
        const { [mainField.name]: main, id, ...others } = getIn(state.values, name.split('.')) ?? {};
        if (mainField.name === 'id' || !messages[main]) return main;
        const told = Object.values(others).filter((value)=>
            typeof value === 'number' || typeof value === 'string' && (messages[value] || /^[\\d:.-]+$/.test(value)));
        return [main, ...told].map((value)=>messages[value] ?? value).join(' · ');`,
  },
  {
    // The bar of phones has room for five links; releases are not in the free edition.
    file: '/hooks/useMenu.mjs',
    before: /\{\s+to: 'plugins\/content-releases'\s+\}/,
    after: "{ to: 'inbox' }, { to: 'inbox/visits' }",
  },
  // English words of Strapi: the states in the menu of languages and in the dialog of several
  // languages, and the button that closes a dialog.
  { file: '/components/CMHeaderActions.mjs', ...wordOfStatus },
  { file: '/components/BulkLocaleActionModal.mjs', ...wordOfStatus },
  {
    file: '/design-system/dist/index.mjs',
    before: /closeLabel: (\w+) = "Close modal"/,
    after: `closeLabel: $1 = (${JSON.stringify(closeLabels)})[document.documentElement.lang] ?? "Close"`,
  },
  {
    // Number fields show what is stored without separators of thousands: a year is 1898.
    file: '/design-system/dist/index.mjs',
    before: /(new \w+\(\w+, \{ maximumFractionDigits: 20) \}\)/,
    after: '$1, useGrouping: false })',
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
      const own = changes.filter(({ file, before }) => name.endsWith(file) && before.test(code));
      if (own.length === 0) return null;
      for (const change of own) missing.delete(change);
      return {
        code: own.reduce((changed, { before, after }) => changed.replace(before, after), code),
        map: null,
      };
    },
    buildEnd(error?: Error) {
      if (error || missing.size === 0) return;
      const files = [...missing].map(({ file }) => file).join(', ');
      throw new Error(`Patches do not apply to Strapi's sources: ${files}.`);
    },
  };
}

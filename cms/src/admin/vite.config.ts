interface Config {
  plugins?: unknown[];
}

const file = '/FormInputs/Relations/Relations.mjs';
const before = 'const RELATIONS_TO_DISPLAY = 5;';
/** More blocks than a page has; the site itself reads no more than 24. */
const after = 'const RELATIONS_TO_DISPLAY = 25;';

/** What of Strapi's own build of the admin is changed. */
export default function changeBuild(config: Config): Config {
  return { ...config, plugins: [...(config.plugins ?? []), showAllRelations()] };
}

/** Strapi draws five related documents and hides the rest behind “Load more”. */
function showAllRelations() {
  let isDone = false;
  return {
    name: 'show-all-relations',
    transform(code: string, id: string) {
      if (!id.split('?')[0]?.endsWith(file) || !code.includes(before)) return null;
      isDone = true;
      return { code: code.replace(before, after), map: null };
    },
    buildEnd(error?: Error) {
      if (!error && !isDone) throw new Error(`${before} is no longer in ${file} of Strapi.`);
    },
  };
}

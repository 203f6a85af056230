const LOGINS = [
  ['administrator', 'ADMIN'],
  ['agency editor', 'EDITOR'],
  ['owner', 'OWNER'],
];

/**
 * The first logins, as `npm start` prints them. A password is printed by the start that generated
 * it and never again; later starts say where it is.
 */
export function describeLogins(env, generated, file) {
  const isNew = LOGINS.some(([, name]) => generated.includes(`${name}_PASSWORD`));
  const lines = LOGINS.map(([who, name]) => {
    const password = generated.includes(`${name}_PASSWORD`) ? `   ${env[`${name}_PASSWORD`]}` : '';
    return `    ${who.padEnd(14)}  ${env[`${name}_EMAIL`]}${password}`;
  });
  const head = isNew
    ? `Logins generated for this installation, shown this once (kept in ${file}):`
    : `Logins; the passwords of the first start are in ${file}:`;
  return [`  ${head}`, ...lines].join('\n');
}

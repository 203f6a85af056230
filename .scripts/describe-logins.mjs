const LOGINS = [
  ['administrator', 'ADMIN'],
  ['agency editor', 'EDITOR'],
  ['owner', 'OWNER'],
];

/**
 * Describes the first logins for `npm start`. A password is printed only by the start that
 * generated it, and only with `showPasswords`: output that is not a terminal may be stored.
 */
export function describeLogins(env, generated, { showPasswords }) {
  const shown = LOGINS.filter(
    ([, name]) => showPasswords && generated.includes(`${name}_PASSWORD`),
  );
  const head =
    shown.length > 0
      ? 'Logins generated for this installation, shown this once (later by `npm run logins`):'
      : 'Logins; `npm run logins` shows the passwords of the first start:';
  return [`  ${head}`, ...list(env, shown)].join('\n');
}

/** Describes the first logins with passwords, for `npm run logins`. */
export function describePasswords(env) {
  const head = 'Logins of the first start; a password that was changed since is not known here:';
  return [head, ...list(env, LOGINS)].join('\n');
}

function list(env, shown) {
  return LOGINS.map((login) => {
    const [who, name] = login;
    const password = shown.includes(login) ? `   ${env[`${name}_PASSWORD`]}` : '';
    return `    ${who.padEnd(14)}  ${env[`${name}_EMAIL`]}${password}`;
  });
}

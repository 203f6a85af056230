import { GraphQLError } from 'graphql';
import type { StoredOwner } from './owner-type';

/**
 * The most common passwords of ten characters or more, and common words of real estate in this
 * country, in lower case without appended digits and symbols.
 */
const commonPasswords: ReadonlySet<string> = new Set([
  ...['password', 'passwordpassword', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'mypassword', 'changeme'],
  ...['letmein', 'letmeinplease', 'iloveyou', 'iloveyousomuch', 'welcome', 'welcometo', 'sunshine'],
  ...['princess', 'football', 'baseball', 'basketball', 'superman', 'batman', 'dragon', 'monkey'],
  ...['administrator', 'admin', 'adminadmin', 'administrateur', 'beheerder', 'test', 'testtest'],
  ...['qwerty', 'qwertyuiop', 'qwertyuiopasdfghjkl', 'qwertyqwerty', 'azerty', 'azertyuiop'],
  ...['azertyazerty', 'azertyuiopqsdfghjklm', 'qwertz', 'qwertzuiop', 'asdfghjkl', 'qsdfghjklm'],
  ...['zxcvbnm', 'wxcvbn', 'qazwsxedc', 'abcdefghij', 'abcdefghijk', 'abcdef', 'abc'],
  ...['wachtwoord', 'welkom', 'welkomthuis', 'geheim', 'motdepasse', 'monmotdepasse', 'bonjour'],
  ...['jetaime', 'doudou', 'soleil', 'chouchou', 'passwort', 'meinpasswort', 'willkommen', 'hallo'],
  ...[
    'schatzi',
    'schatje',
    'anderlecht',
    'standard',
    'clubbrugge',
    'belgium',
    'belgique',
    'belgie',
  ],
  ...['brussel', 'brussels', 'bruxelles', 'antwerpen', 'makelaar', 'immobilier', 'immobilien'],
  ...[
    'eigenaar',
    'proprietaire',
    'owner',
    'ownerportal',
    'eigentuemer',
    'vastgoed',
    'huis',
    'maison',
  ],
  ...['zomer', 'winter', 'lente', 'herfst', 'summer', 'autumn', 'spring', 'ete', 'hiver', 'sommer'],
]);

/** In bytes: bcrypt ignores everything after 72. */
export const passwordBytes = { least: 10, most: 72 };

type Whose = Pick<StoredOwner, 'email' | 'username' | 'firstName' | 'lastName'>;

/**
 * Reports whether a password is easy to guess or too long: it needs 10 to 72 bytes and four
 * different characters, and may not be a common word, a sequence of digits, or the owner's name.
 */
export function isWeak(password: string, owner: Whose): boolean {
  const bytes = Buffer.byteLength(password);
  if (bytes < passwordBytes.least || bytes > passwordBytes.most) return true;
  // bcrypt stops at a NUL character.
  if (password.includes('\0') || new Set(password).size < 4) return true;
  const word = toWord(password);
  return word === '' || commonPasswords.has(word) || listNames(owner).has(word);
}

export function refuseWeak(password: string, owner: Whose): void {
  if (!isWeak(password, owner)) return;
  throw new GraphQLError('The password is too easy to guess, too short or too long.', {
    extensions: { code: 'WEAK_PASSWORD' },
  });
}

function listNames({ email, username, firstName, lastName }: Whose): Set<string> {
  const names = [firstName ?? '', lastName, username, email, email.split('@')[0] ?? ''];
  const both = [`${firstName ?? ''}${lastName}`, `${lastName}${firstName ?? ''}`];
  return new Set([...names, ...both].map(toWord).filter(Boolean));
}

/** Lowercases a text and removes spaces, and digits and symbols at both ends. */
function toWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/**
 * The commonest passwords of ten characters and more, and the usual words of this trade and country,
 * all in lower case and without what is put behind a word to please a rule (digits and signs).
 */
export const commonPasswords: ReadonlySet<string> = new Set([
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

import { expect, test } from 'vitest';
import { findContact, type AgentFacts, type OfficeFacts, type Team } from './team-facts';
import { listMailboxes } from './team-recipients';

const agent = (overrides: Partial<AgentFacts> = {}): AgentFacts => ({
  key: 'ann',
  updatedAt: '',
  officeKey: 'north',
  presence: 'present',
  phone: null,
  mobile: null,
  mail: 'ann@agency.example',
  languages: [],
  registration: null,
  photo: null,
  texts: new Map([['nl', { name: 'Ann', slug: 'ann', text: '', role: '' }]]),
  ...overrides,
});

const office = (key: string, mail: string | null): OfficeFacts => ({
  key,
  mail,
  updatedAt: '',
  zip: '',
  countryId: 10,
  phone: null,
  hours: [],
  zips: [],
  photo: null,
  texts: new Map([['fr', { name: `Bureau ${key}`, slug: key, text: '', street: '', city: '' }]]),
});

const build = (ann: AgentFacts, mail: string | null = 'north@agency.example'): Team => ({
  agents: new Map([['ann', ann]]),
  offices: new Map([
    ['north', office('north', mail)],
    ['south', office('south', 'south@agency.example')],
  ]),
});

test.each([
  ['its agent and that agent’s office', { agentKey: 'ann' }, ['ann', 'north']],
  ['the office it names itself', { agentKey: 'ann', officeKey: 'south' }, ['ann', 'south']],
  ['neither for an unknown agent', { agentKey: 'bob', officeKey: 'south' }, [null, null]],
  ['the office of a page', { officeKey: 'south' }, [null, 'south']],
  ['neither without keys', {}, [null, null]],
])('AGENT-1 a listing has %s', (_, keys, expected) => {
  const found = findContact(build(agent()), keys);
  expect([found.agent?.key ?? null, found.office?.key ?? null]).toEqual(expected);
});

test('AGENT-1 an agent without an office is on no listing; a blocked one leaves it to the office', () => {
  const keys = { agentKey: 'ann' };
  expect(findContact(build(agent({ officeKey: null })), keys).agent).toBeNull();
  const blocked = findContact(build(agent({ presence: 'blocked' })), keys);
  expect([blocked.agent, blocked.office?.key]).toEqual([null, 'north']);
});

test.each<[string, Partial<AgentFacts>, string | null, string[]]>([
  ['the agent, then the office', {}, 'north@agency.example', ['ann@', 'north@']],
  [
    'the office while the agent is absent',
    { presence: 'absent' },
    'north@agency.example',
    ['north@'],
  ],
  [
    'the office when the agent is blocked',
    { presence: 'blocked' },
    'north@agency.example',
    ['north@'],
  ],
  ['the office when the agent has no mailbox', { mail: null }, 'north@agency.example', ['north@']],
  ['the agent alone when the office has none', {}, null, ['ann@']],
  ['nobody but the site', { presence: 'absent' }, null, []],
])('AGENT-3 mails go to %s', (_, overrides, mail, expected) => {
  const contact = findContact(build(agent(overrides), mail), { agentKey: 'ann' });
  const boxes = listMailboxes(contact, 'nl');
  expect(boxes.map(({ email }) => email.replace('agency.example', ''))).toEqual(expected);
});

import { describe, expect, test } from 'vitest';
import contract from '../openapi/openapi.gen.json' with { type: 'json' };
import { locales } from '../rules/locales.ts';
import { errorStatus } from '../openapi/errors.gen.ts';
import { formatMessage, messagePlaceholders, serverMessages } from './serverMessages.ts';

const {
  MassViolationCode,
  NotificationKind,
  PlanRefusalCode,
  PlanRemark,
  SynchronisationFailure,
  TimeEntryRule,
  ViolationCode,
} = contract.components.schemas;
const { severalNotifications: ofSeveral, ...ofOne } = messagePlaceholders;
const placeholders: Record<string, Record<string, readonly string[]>> = ofOne;

describe.each(locales)('in %s', (locale) => {
  const messages = serverMessages[locale];
  const { errors, violations, timeEntryRules, notifications, severalNotifications, ownName } =
    messages;

  test('every error, violation, notification and language has its words, and there are no others', () => {
    expect(Object.keys(errors).toSorted()).toEqual(Object.keys(errorStatus).toSorted());
    expect(Object.keys(violations).toSorted()).toEqual(ViolationCode.enum.toSorted());
    expect(Object.keys(messages.massViolations).toSorted()).toEqual(
      MassViolationCode.enum.toSorted(),
    );
    expect(Object.keys(timeEntryRules).toSorted()).toEqual(TimeEntryRule.enum.toSorted());
    expect(Object.keys(messages.synchronisationFailures).toSorted()).toEqual(
      SynchronisationFailure.enum.toSorted(),
    );
    expect(Object.keys(messages.planRefusals).toSorted()).toEqual(PlanRefusalCode.enum.toSorted());
    expect(Object.keys(messages.planRemarks).toSorted()).toEqual(
      PlanRemark.properties.kind.enum.toSorted(),
    );
    expect(Object.keys(notifications).toSorted()).toEqual(NotificationKind.enum.toSorted());
    expect(placeholdersOf(messages.decisionReason)).toEqual(['reason']);
    expect(ownName.trim()).not.toBe('');
  });

  test('the texts have the placeholders that are listed', () => {
    for (const [code, { title, detail }] of Object.entries(errors)) {
      expect(placeholdersOf(title), code).toEqual([]);
      expect(placeholdersOf(detail), code).toEqual(listed('errors', code));
    }
    for (const [code, text] of Object.entries(violations)) {
      expect(placeholdersOf(text), code).toEqual(listed('violations', code));
    }
    for (const [code, text] of Object.entries(messages.massViolations)) {
      expect(placeholdersOf(text), code).toEqual(listed('massViolations', code));
    }
    for (const [code, text] of Object.entries(messages.planRefusals)) {
      expect(placeholdersOf(text), code).toEqual(listed('planRefusals', code));
    }
    for (const [kind, text] of Object.entries(messages.planRemarks)) {
      expect(placeholdersOf(text), kind).toEqual(listed('planRemarks', kind));
    }
    for (const text of Object.values(timeEntryRules)) expect(placeholdersOf(text)).toEqual([]);
    for (const [kind, { heading, body, linkText }] of Object.entries(notifications)) {
      expect(placeholdersOf(heading + linkText), kind).toEqual([]);
      expect(placeholdersOf(body), kind).toEqual(listed('notifications', kind));
    }
  });

  test('what happened to several entries tells how many and on which days', () => {
    for (const [kind, { heading, body, linkText }] of Object.entries(severalNotifications)) {
      expect(placeholdersOf(heading), kind).toEqual(['count']);
      expect(placeholdersOf(body), kind).toEqual(ofSeveral.toSorted());
      expect(placeholdersOf(linkText), kind).toEqual([]);
    }
  });

  test('people read neither codes nor stray spaces', () => {
    for (const text of textsOf(serverMessages[locale])) {
      expect(text).not.toMatch(/[A-Z]{2,}_|\s\s|^\s|\s$|^$/);
    }
  });
});

test('no text was left in English', () => {
  const english = new Set(textsOf(serverMessages.en));
  const others = [serverMessages.de, serverMessages.es, serverMessages.th].flatMap(textsOf);
  expect(others.filter((text) => english.has(text))).toEqual([]);
});

describe('a message', () => {
  test('gets its values', () => {
    expect(formatMessage('Since {since}, again {since}.', { since: '08:02' })).toBe(
      'Since 08:02, again 08:02.',
    );
    expect(formatMessage('In {seconds} s.', { seconds: 30 })).toBe('In 30 s.');
  });

  test('stays readable when a value is missing', () => {
    expect(formatMessage('Since {since}.')).toBe('Since ….');
    expect(formatMessage('{toString}')).toBe('…');
  });

  test('takes values as they are', () => {
    const values = { manager: '{date} $& $1', date: 'x' };
    expect(formatMessage('{manager}', values)).toBe('{date} $& $1');
  });
});

function textsOf(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? textsOf(value) : [String(value)],
  );
}

function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();
}

function listed(group: string, code: string): string[] {
  return [...(placeholders[group]?.[code] ?? [])].toSorted();
}

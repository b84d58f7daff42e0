import { expect, test } from 'vitest';
import company from '../company-file/company.schema.json' with { type: 'json' };
import { serverMessages } from '../messages/serverMessages.ts';
import contract from '../openapi/openapi.gen.json' with { type: 'json' };
import { pictureLimits } from '../faces/pictureLimits.ts';
import { limits } from './limits.ts';
import { locales } from './locales.ts';
import { longestPunchDelayMilliseconds } from './longestPunchDelayMilliseconds.ts';
import { pinDigits } from './pinDigits.ts';

const { schemas } = contract.components;

test('the limits are those that the server validates by', () => {
  expect(schemas.Comment.maxLength).toBe(limits.maximumCommentLength);
  for (const reason of [
    schemas.CorrectionReason.properties.description,
    schemas.ApprovalRequest.properties.reason,
  ]) {
    expect(reason.maxLength).toBe(limits.maximumCommentLength);
  }
  expect(schemas.PasswordChange.properties.newPassword.minLength).toBe(
    limits.minimumPasswordLength,
  );
  expect(schemas.PasswordChange.properties.newPassword.maxLength).toBe(
    limits.maximumPasswordLength,
  );
  expect(schemas.ApprovalsFilter.properties.search.maxLength).toBe(limits.maximumSearchLength);
  expect(schemas.Accuracy.minimum).toBe(limits.unknownAccuracy);
  expect(schemas.TerminalPin.pattern).toBe(`^[0-9]{${pinDigits.least},${pinDigits.most}}$`);
  expect(schemas.Picture.maxLength).toBe(pictureLimits.bytes);
  expect(schemas.Delay.maximum).toBe(longestPunchDelayMilliseconds);
  expect(schemas.Held.maximum).toBe(longestPunchDelayMilliseconds);
  expect(schemas.KeptPunch.properties.delayInMilliseconds.maximum).toBe(
    longestPunchDelayMilliseconds,
  );
});

test('words and descriptions name the limits', () => {
  const person = company.properties.people.items.properties;
  const terminal = company.properties.terminals.items.properties;
  for (const { description } of [person.password, terminal.password]) {
    expect(description).toContain(`needs ${limits.minimumPasswordLength} characters`);
  }
  expect(person.pin.pattern).toBe(schemas.TerminalPin.pattern);
  expect(person.pin.description).toContain(`${pinDigits.least} to ${pinDigits.most} digits`);
  for (const locale of locales) {
    expect(serverMessages[locale].timeEntryRules.COMMENT_TOO_LONG).toContain(
      ` ${limits.maximumCommentLength} `,
    );
  }
});

test('the pages have the sizes that the calls answer with by themselves', () => {
  expect(schemas.ApprovalsFilter.properties.pageSize.default).toBe(limits.approvalsPageSize);
  expect(schemas.ApprovalsFilter.properties.pageSize.maximum).toBe(limits.maximumPageSize);
  expect(schemas.ShiftSummariesFilter.properties.pageSize.default).toBe(limits.payCyclePageSize);
  expect(schemas.ShiftSummariesFilter.properties.pageSize.maximum).toBe(limits.maximumPageSize);
});

test('a punch is late after 2 minutes', () => {
  expect(limits.sentLateAfterMilliseconds).toBe(2 * 60 * 1000);
});

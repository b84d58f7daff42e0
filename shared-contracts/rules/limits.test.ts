import { expect, test } from 'vitest';
import contract from '../openapi/openapi.gen.json' with { type: 'json' };
import { limits } from './limits.ts';

const { schemas } = contract.components;

test('the limits are those that the server validates by', () => {
  expect(schemas.Comment.maxLength).toBe(limits.maximumCommentLength);
  expect(schemas.PasswordChange.properties.newPassword.minLength).toBe(
    limits.minimumPasswordLength,
  );
  expect(schemas.PasswordChange.properties.newPassword.maxLength).toBe(
    limits.maximumPasswordLength,
  );
  expect(schemas.ApprovalsFilter.properties.search.maxLength).toBe(limits.maximumSearchLength);
  expect(schemas.Accuracy.minimum).toBe(limits.unknownAccuracy);
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

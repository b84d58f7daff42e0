import { expect, test } from 'vitest';
import { undeclaredCalls } from './undeclaredCalls.ts';

const contract = {
  paths: {
    '/api/shifts': { get: { operationId: 'getShifts' }, post: { operationId: 'saveShift' } },
    '/api/shifts/{id}': { delete: { operationId: 'deleteShift' } },
  },
};

test('a call that is declared is fine, and so is another method that is not called', () => {
  expect(undeclaredCalls('a.GET("/api/shifts",{})', contract, ['getShifts'])).toEqual([]);
});

test('a call that is not declared is named', () => {
  const code = 'a.GET("/api/shifts");b.DELETE(`/api/shifts/{id}`,{})';
  expect(undeclaredCalls(code, contract, ['getShifts'])).toEqual([
    'deleteShift (DELETE /api/shifts/{id})',
  ]);
});

test('a path out of a table must be declared by one of its operations', () => {
  const code = 'const t={save:"/api/shifts"};a.POST(t[k])';
  expect(undeclaredCalls(code, contract, ['saveShift'])).toEqual([]);
  expect(undeclaredCalls(code, contract, [])).toEqual([
    'getShifts (GET /api/shifts)',
    'saveShift (POST /api/shifts)',
  ]);
});

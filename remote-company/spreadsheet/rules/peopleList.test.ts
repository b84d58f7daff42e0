import { answerSource } from 'shared-ui/testing/readSheetsHere.ts';
import { describe, expect, it } from 'vitest';
import { messages as de } from '../../messages/de.ts';
import { messages as en } from '../../messages/en.ts';
import { messages as es } from '../../messages/es.ts';
import { messages as th } from '../../messages/th.ts';
import { checked, clinic, knownClinic, listOf, today } from '../testing/lists.ts';
import { companyFileOf } from './companyFileOf.ts';
import { listedFields, peopleList } from './peopleList.ts';
import type { PersonField } from './personField.ts';
import { recognizeColumns } from './recognizeColumns.ts';
import { toCsv } from '../../csv/rules/toCsv.ts';

describe('A downloaded list', () => {
  it.each([
    ['en', en],
    ['de', de],
    ['es', es],
    ['th', th],
  ])('in %s is imported again without a change', async (_locale, messages) => {
    const words = {
      heading: (field: PersonField) => messages[`sheet.field.${field}`],
      role: (role: 'employee' | 'manager' | 'administrator') => messages[`sheet.role.${role}`],
    };
    const text = toCsv(peopleList(knownClinic, words), ';');
    const answer = await answerSource({ kind: 'text', text });
    const rows = answer.kind === 'rows' ? answer.rows : [];
    expect(recognizeColumns(rows).fields).toEqual(listedFields);
    const list = listOf(rows);
    const result = checked(list);
    expect(result).toMatchObject({ faultyCount: 0, newCount: 0, knownCount: 2 });
    const { file } = companyFileOf(result, knownClinic, list.choices.defaults, {
      today,
      timeType: '-',
    });
    expect(file.people).toEqual(clinic.people);
    expect(file.assignments).toContainEqual(clinic.assignments[0]);
    expect(file.managers).toBeUndefined();
  });
});

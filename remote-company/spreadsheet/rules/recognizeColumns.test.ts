import { describe, expect, it } from 'vitest';
import { recognizeColumns } from './recognizeColumns.ts';

const fieldsOf = (...rows: string[][]) => recognizeColumns(rows).fields;

describe('Columns', () => {
  // Shapes of exports that their makers document; the people are made up.
  it.each([
    [
      'Deputy',
      [
        'First Name',
        'Last Name',
        'Preferred Name (Display Name)',
        'Mobile',
        'Email',
        'Main Location',
        'Access Level',
        'Hire Date',
      ],
      ['firstName', 'lastName', null, null, 'email', 'site', 'role', 'startDate'],
      [
        'Ella',
        'Stone',
        'Ella',
        '0401000000',
        'ella@example.com',
        'East wing',
        'Supervisor',
        '2024-02-01',
      ],
    ],
    [
      'Jibble',
      ['Full Name', 'Email', 'Member Code', 'Role', 'Position', 'Group', 'Managers', 'Kiosk PIN'],
      ['fullName', 'email', 'employeeNumber', 'role', 'position', 'costCenter', null, 'pin'],
      ['Ella Stone', 'ella@example.com', 'E-7', 'Member', 'Nurse', 'Ward', '', '8361'],
    ],
    [
      'BambooHR',
      [
        'Employee #',
        'First Name',
        'Last Name',
        'Work Email',
        'Hire Date',
        'Job Title',
        'Department',
        'Location',
        'Reporting to',
      ],
      [
        'employeeNumber',
        'firstName',
        'lastName',
        'email',
        'startDate',
        'position',
        'costCenter',
        'site',
        'manager',
      ],
      [
        '7',
        'Ella',
        'Stone',
        'ella@example.com',
        '02/21/2024',
        'Nurse',
        'Care',
        'East wing',
        'Mia Behrens',
      ],
    ],
    [
      'UKG',
      [
        'Person Number',
        'Full Name',
        'Primary Job',
        'Hire Date',
        'Reports To',
        'Badge Number',
        'Time Zone',
      ],
      ['employeeNumber', 'fullName', 'position', 'startDate', 'manager', 'badge', 'timeZone'],
      ['20335', 'Stone, Ella', 'Nurse', '2/21/2024', 'Behrens, Mia', '883120', 'Europe/London'],
    ],
    [
      'Personio',
      [
        'Personalnummer',
        'Vorname',
        'Nachname',
        'E-Mail',
        'Position',
        'Abteilung',
        'Standort',
        'Eintrittsdatum',
        'Vertragsende',
        'Vorgesetzter',
      ],
      [
        'employeeNumber',
        'firstName',
        'lastName',
        'email',
        'position',
        'costCenter',
        'site',
        'startDate',
        'endDate',
        'manager',
      ],
      [
        '7',
        'Ella',
        'Stein',
        'ella@example.com',
        'Pflegekraft',
        'Pflege',
        'Ostflügel',
        '21.02.2024',
        '',
        'Mia Behrens',
      ],
    ],
    [
      'Odoo',
      [
        'Nombre del empleado',
        'Puesto de trabajo',
        'Departamento',
        'Correo electrónico laboral',
        'Gerente',
        'Teléfono',
        'Zona horaria',
      ],
      ['fullName', 'position', 'costCenter', 'email', 'manager', null, 'timeZone'],
      [
        'Ella Piedra',
        'Enfermera',
        'Cuidados',
        'ella@example.com',
        'Mia Behrens',
        '600 000 000',
        'Europe/Madrid',
      ],
    ],
    [
      'a Thai list',
      ['รหัสพนักงาน', 'ชื่อ', 'นามสกุล', 'อีเมล', 'ตำแหน่ง', 'แผนก', 'วันที่เริ่มงาน', 'หัวหน้างาน'],
      [
        'employeeNumber',
        'firstName',
        'lastName',
        'email',
        'position',
        'costCenter',
        'startDate',
        'manager',
      ],
      ['7', 'มาลี', 'ใจดี', 'malee@example.com', 'พยาบาล', 'ดูแล', '21/02/2567', ''],
    ],
  ])('of %s are recognized', (_who, headings, fields, row) => {
    expect(recognizeColumns([headings, row])).toEqual({ headingAt: 0, fields });
  });

  it('are found below the title of an export', () => {
    const rows = [
      ['Staff list'],
      [],
      ['Exported on', '2026-11-30'],
      ['Vorname', 'Name'],
      ['Mia', 'Behrens'],
    ];
    expect(recognizeColumns(rows)).toEqual({ headingAt: 3, fields: ['firstName', 'lastName'] });
  });

  it('without headings are known by e-mail addresses alone', () => {
    const rows = [
      ['Mia', 'Behrens', 'mia@example.com', 'Nurse'],
      ['Ella', 'Stone', 'ella@example.com', 'Manager'],
    ];
    expect(recognizeColumns(rows)).toEqual({
      headingAt: null,
      fields: [null, null, 'email', null],
    });
  });

  it('have each meaning once', () => {
    expect(
      fieldsOf(['Email', 'Work email', 'Name'], ['a@example.com', 'b@example.com', 'Ella']),
    ).toEqual(['email', null, 'fullName']);
  });

  it('named "Role" are positions where they name no rights', () => {
    expect(fieldsOf(['Name', 'Role'], ['Ella Stone', 'Nurse'])).toEqual(['fullName', 'position']);
    expect(fieldsOf(['Name', 'Role'], ['Ella Stone', 'Admin'])).toEqual(['fullName', 'role']);
  });

  it('named "Nombre" are whole names without a last name beside them', () => {
    expect(fieldsOf(['Nombre', 'Puesto'], ['Ella Piedra', 'Cocina'])[0]).toBe('fullName');
    expect(fieldsOf(['Nombre', 'Apellidos'], ['Ella', 'Piedra'])).toEqual([
      'firstName',
      'lastName',
    ]);
  });
});

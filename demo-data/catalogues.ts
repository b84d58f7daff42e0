import type {
  AdjustmentRuleEntry,
  CustomFieldEntry,
  PositionEntry,
  ReasonEntry,
  TimeTypeEntry,
  TimeTypeProfileEntry,
} from 'shared-contracts/company-file/companyFile.ts';

const positionNames = {
  HOUSEKEEPING: 'Housekeeping attendant',
  PORTER: 'Porter',
  NIGHTPORTER: 'Night porter',
  WARDHOST: 'Ward host',
  KITCHEN: 'Kitchen assistant',
  COOK: 'Cook',
  LAUNDRY: 'Laundry operator',
  TRANSPORT: 'Patient transporter',
  TECHNICIAN: 'Maintenance technician',
  RECEPTION: 'Receptionist',
  OFFICE: 'Office administrator',
  MANAGER: 'Facilities manager',
  DIRECTOR: 'Director of operations',
} as const;

export type PositionCode = keyof typeof positionNames;

export const positions: PositionEntry[] = Object.entries(positionNames).map(
  ([code, description]) => ({ code, description }),
);

export function positionName(code: PositionCode): string {
  return positionNames[code];
}

export const customFields: CustomFieldEntry[] = [
  {
    code: 'FLOOR',
    name: 'Floor',
    type: 'SELECT',
    required: false,
    description: 'Where most of the work was done.',
    options: [
      { code: 'G', name: 'Ground floor' },
      { code: '1', name: 'First floor' },
      { code: '2', name: 'Second floor' },
      { code: '3', name: 'Third floor' },
      { code: '4', name: 'Fourth floor' },
    ],
  },
];

export const timeTypes: TimeTypeEntry[] = [
  { code: 'REGULAR', externalName: 'Regular hours', sequence: 10 },
  { code: 'TRAINING', externalName: 'Training', sequence: 20 },
  { code: 'STANDBY', externalName: 'Standby', sequence: 30 },
];

export const timeTypeProfiles: TimeTypeProfileEntry[] = [
  { code: 'STANDARD', mainTimeType: 'REGULAR', timeTypes: ['REGULAR', 'TRAINING'] },
  { code: 'TECHNICAL', mainTimeType: 'REGULAR', timeTypes: ['REGULAR', 'TRAINING', 'STANDBY'] },
];

/** A few minutes of deviation from the schedule are ignored; long shifts include a break. */
export const adjustmentRules: AdjustmentRuleEntry[] = [
  {
    code: 'CLOCK-IN',
    kind: 'ROUNDING',
    punch: 'CLOCK_IN',
    minutes: 5,
    direction: 'NEAREST',
    graceMinutes: 7,
  },
  {
    code: 'CLOCK-OUT',
    kind: 'ROUNDING',
    punch: 'CLOCK_OUT',
    minutes: 5,
    direction: 'NEAREST',
    graceMinutes: 7,
  },
  { code: 'EARLY', kind: 'EARLY_LOGIN', maximumMinutes: 30 },
  { code: 'BEFORE', kind: 'PRE_SHIFT_OVERTIME', minimumMinutes: 45, maximumMinutes: 120 },
  { code: 'AFTER', kind: 'OVERTIME', minimumMinutes: 15 },
  { code: 'BREAK-6H', kind: 'AUTOMATIC_BREAK', afterMinutes: 360, breakMinutes: 30 },
  { code: 'BREAK-9H', kind: 'AUTOMATIC_BREAK', afterMinutes: 540, breakMinutes: 45 },
];

export const reasons: ReasonEntry[] = [
  {
    code: 'FORGOT_IN',
    names: {
      en: 'Forgot to clock in',
      de: 'Einstempeln vergessen',
      es: 'Olvidé fichar la entrada',
      th: 'ลืมลงเวลาเข้า',
    },
    sequence: 10,
    forShifts: true,
    forSegments: true,
  },
  {
    code: 'FORGOT_OUT',
    names: {
      en: 'Forgot to clock out',
      de: 'Ausstempeln vergessen',
      es: 'Olvidé fichar la salida',
      th: 'ลืมลงเวลาออก',
    },
    sequence: 20,
    forShifts: true,
    forSegments: true,
  },
  {
    code: 'DEVICE',
    names: {
      en: 'Phone or terminal did not work',
      de: 'Telefon oder Terminal gestört',
      es: 'El teléfono o el terminal no funcionaba',
      th: 'โทรศัพท์หรือเครื่องลงเวลาใช้งานไม่ได้',
    },
    sequence: 30,
    forShifts: true,
    forSegments: true,
  },
  {
    code: 'ELSEWHERE',
    names: {
      en: 'Worked at another site',
      de: 'An einem anderen Standort gearbeitet',
      es: 'Trabajé en otro centro',
      th: 'ทำงานที่สถานที่อื่น',
    },
    sequence: 40,
    forShifts: true,
    forSegments: false,
  },
];

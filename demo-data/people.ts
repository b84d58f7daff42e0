import type { Locale } from 'shared-contracts';
import type { PositionCode } from './catalogues.ts';
import type { SiteCode } from './sites.ts';
import type { ScheduleCode } from './workSchedules.ts';

/** A person of the demo company with one job. */
export interface Worker {
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly site: SiteCode;
  readonly position: PositionCode;
  readonly costCenter: string;
  readonly manager: string;
  readonly schedule: ScheduleCode;
  /** Day of the schedule on the Monday on which it starts. */
  readonly firstDay: number;
  readonly locale: Locale;
}

/** Employee numbers that others refer to. */
export const cast = {
  admin: '10001',
  director: '10003',
  manager: '10022',
  employee: '20418',
  forgetful: '20318',
  correcting: '30117',
  /** Unknown to the HR system. */
  unknown: '20455',
  /** The HR system does not answer for this person. */
  unanswered: '20391',
} as const;

/** The simulated HR system's faults in the demo. */
export const demoFaults = {
  unknownPeople: [cast.unknown],
  unreachablePeople: [cast.unanswered],
} as const;

type Row = readonly [
  number: string,
  firstName: string,
  lastName: string,
  position: PositionCode,
  costCenter: string,
  schedule: ScheduleCode,
  firstDay?: number,
  locale?: Locale,
];

const katrinsTeam: readonly Row[] = [
  [cast.employee, 'Amara', 'Okafor', 'HOUSEKEEPING', '4120', 'EARLY'],
  [cast.unanswered, 'Somchai', 'Prasert', 'PORTER', '4400', 'EARLY-LATE', 1],
  [cast.unknown, 'Lena', 'Fischer', 'HOUSEKEEPING', '4130', 'EARLY', 1, 'de'],
  ['20102', 'Jonas', 'Weber', 'NIGHTPORTER', '4400', 'NIGHT', 1, 'de'],
  ['20467', 'Priya', 'Nair', 'WARDHOST', '4120', 'EARLY-LATE', 8],
  ['20377', 'Mateo', 'Alvarez', 'KITCHEN', '4210', 'DAY', 1, 'es'],
  ['20421', 'Hannah', 'Lindqvist', 'LAUNDRY', '4310', 'SHORT'],
  ['20233', 'Daniel', 'Kowalski', 'PORTER', '4500', 'EARLY-LATE', 8],
  ['20502', 'Fatima', 'El-Sayed', 'HOUSEKEEPING', '4130', 'EARLY'],
  ['20519', 'Grace', 'Mbeki', 'WARDHOST', '4130', 'LATE'],
  ['20544', 'Chen', 'Wei', 'HOUSEKEEPING', '4120', 'EARLY-LATE', 1],
  [cast.forgetful, 'Aisha', 'Rahman', 'WARDHOST', '4120', 'LATE'],
  ['20266', 'Tom', 'Hughes', 'PORTER', '4400', 'EARLY'],
  ['20580', 'Nkechi', 'Adeyemi', 'WARDHOST', '4500', 'WEEKEND'],
];

const davidsTeam: readonly Row[] = [
  ['20611', 'Olivia', 'Bennett', 'OFFICE', '4900', 'OFFICE'],
  ['20623', 'Kwame', 'Boateng', 'NIGHTPORTER', '4400', 'NIGHT-4-4', 5],
  ['20637', 'Agnieszka', 'Nowak', 'LAUNDRY', '4310', 'EARLY'],
  ['20640', 'Ravi', 'Sharma', 'COOK', '4210', 'EARLY-LATE', 1],
  ['20652', 'Sofia', 'Rossi', 'KITCHEN', '4210', 'LATE', 1, 'es'],
  ['20668', 'Liam', 'Murphy', 'TECHNICIAN', '4900', 'DAY'],
  ['20671', 'Zainab', 'Yusuf', 'RECEPTION', '4500', 'EARLY-LATE', 8],
  ['20685', 'Pedro', 'Almeida', 'KITCHEN', '4210', 'WEEKEND', 1, 'es'],
  ['20694', 'Ingrid', 'Solberg', 'LAUNDRY', '4310', 'SHORT'],
  ['20703', 'Marcus', 'Reid', 'TECHNICIAN', '4900', 'LATE'],
  ['20716', 'Hye-jin', 'Park', 'RECEPTION', '4500', 'NIGHT-4-4', 1],
];

const mariasTeam: readonly Row[] = [
  ['30104', 'James', 'Carter', 'PORTER', '5400', 'EARLY'],
  [cast.correcting, 'Tyrone', 'Brooks', 'TRANSPORT', '5400', 'EARLY-LATE', 1],
  ['30123', 'Destiny', 'Williams', 'HOUSEKEEPING', '5110', 'EARLY'],
  ['30136', 'Luis', 'Ramirez', 'HOUSEKEEPING', '5110', 'LATE', 1, 'es'],
  ['30141', 'Carmen', 'Ortiz', 'WARDHOST', '5120', 'EARLY-LATE', 8, 'es'],
  ['30158', 'Andre', 'Johnson', 'TRANSPORT', '5400', 'NIGHT-4-4', 7],
  ['30162', 'Emily', 'Chen', 'OFFICE', '5900', 'OFFICE'],
  ['30179', 'Rosa', 'Martinez', 'KITCHEN', '5210', 'EARLY', 1, 'es'],
  ['30185', 'Kevin', "O'Brien", 'TECHNICIAN', '5900', 'DAY'],
  ['30193', 'Nadia', 'Petrova', 'COOK', '5210', 'LATE'],
  ['30207', 'Jamal', 'Washington', 'NIGHTPORTER', '5400', 'NIGHT'],
  ['30214', 'Ana Lucía', 'Torres', 'HOUSEKEEPING', '5120', 'EARLY-LATE', 1, 'es'],
  ['30226', 'Brian', 'Kim', 'RECEPTION', '5120', 'DAY'],
  ['30238', 'Latoya', 'Freeman', 'WARDHOST', '5110', 'LATE'],
  ['30245', 'Miguel', 'Santos', 'KITCHEN', '5210', 'WEEKEND', 1, 'es'],
  ['30251', 'Grace', 'Nguyen', 'HOUSEKEEPING', '5110', 'SHORT'],
  ['30267', 'Samuel', 'Cohen', 'TRANSPORT', '5400', 'WEEKEND'],
];

const siripornsTeam: readonly Row[] = [
  ['40103', 'Anong', 'Srisai', 'HOUSEKEEPING', '6110', 'EARLY', 1, 'th'],
  ['40115', 'Niran', 'Wongsa', 'PORTER', '6110', 'EARLY-LATE', 1, 'th'],
  ['40128', 'Kanya', 'Boonmee', 'WARDHOST', '6110', 'LATE', 1, 'th'],
  ['40131', 'Chaiwat', 'Thongchai', 'TECHNICIAN', '6900', 'DAY', 1, 'th'],
  ['40146', 'Malee', 'Phromma', 'KITCHEN', '6210', 'EARLY', 1, 'th'],
  ['40152', 'Prasit', 'Kaewta', 'NIGHTPORTER', '6110', 'NIGHT-4-4', 5, 'th'],
  ['40169', 'Suda', 'Rattana', 'LAUNDRY', '6310', 'EARLY-LATE', 8, 'th'],
  ['40174', 'Wichai', 'Saelim', 'COOK', '6210', 'LATE', 1, 'th'],
  ['40187', 'Pimchanok', 'Jaidee', 'RECEPTION', '6110', 'DAY', 1, 'th'],
  ['40198', 'Thanawat', 'Intara', 'PORTER', '6110', 'NIGHT-4-4', 1, 'th'],
  ['40206', 'Ratana', 'Suksai', 'OFFICE', '6900', 'OFFICE', 1, 'th'],
  ['40219', 'Aung', 'Min', 'HOUSEKEEPING', '6110', 'WEEKEND'],
];

const managers: readonly (readonly [SiteCode, Row])[] = [
  ['RIVERSIDE', [cast.manager, 'Katrin', 'Brandt', 'MANAGER', '4900', 'DAY']],
  ['RIVERSIDE', ['10031', 'David', 'Osei', 'MANAGER', '4900', 'DAY']],
  ['STBRENDAN', ['10040', 'Maria', 'Delgado', 'MANAGER', '5900', 'DAY']],
  ['SATHORN', ['10055', 'Siriporn', 'Chaiyasit', 'MANAGER', '6900', 'DAY', 1, 'th']],
];

/** Everybody with a schedule; the director and the administrator have none. */
export const workers: readonly Worker[] = [
  ...managers.map(([site, row]) => worker(site, cast.director, row)),
  ...katrinsTeam.map((row) => worker('RIVERSIDE', cast.manager, row)),
  ...davidsTeam.map((row) => worker('RIVERSIDE', '10031', row)),
  ...mariasTeam.map((row) => worker('STBRENDAN', '10040', row)),
  ...siripornsTeam.map((row) => worker('SATHORN', '10055', row)),
];

function worker(site: SiteCode, manager: string, row: Row): Worker {
  const [number, firstName, lastName, position, costCenter, schedule, firstDay, locale] = row;
  return {
    number,
    firstName,
    lastName,
    site,
    position,
    costCenter,
    manager,
    schedule,
    firstDay: firstDay ?? 1,
    locale: locale ?? 'en',
  };
}

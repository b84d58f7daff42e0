import type {
  CostCenterEntry,
  GeofenceEntry,
  TerminalEntry,
} from 'shared-contracts/company-file/companyFile.ts';

export type SiteCode = 'RIVERSIDE' | 'STBRENDAN' | 'SATHORN';

export interface Site {
  readonly timeZone: string;
  readonly countryCode: string;
  readonly company: string;
  readonly calendar: string;
  readonly geofence: GeofenceEntry;
  readonly terminal: { readonly id: string; readonly description: string };
}

export const sites: Readonly<Record<SiteCode, Site>> = {
  RIVERSIDE: {
    timeZone: 'Europe/London',
    countryCode: 'GB',
    company: 'Northgate Facilities Ltd',
    calendar: 'GB',
    geofence: {
      code: 'RIVERSIDE',
      name: 'Riverside Hospital',
      latitude: 51.4903,
      longitude: -0.1191,
      radius: 220,
    },
    terminal: { id: 'T-100', description: 'Riverside Hospital, staff entrance' },
  },
  STBRENDAN: {
    timeZone: 'America/New_York',
    countryCode: 'US',
    company: 'Northgate Facilities Inc.',
    calendar: 'US',
    geofence: {
      code: 'STBRENDAN',
      name: 'St. Brendan Medical Center',
      latitude: 40.7397,
      longitude: -73.9771,
      radius: 180,
    },
    terminal: { id: 'T-200', description: 'St. Brendan Medical Center, loading dock' },
  },
  SATHORN: {
    timeZone: 'Asia/Bangkok',
    countryCode: 'TH',
    company: 'Northgate Facilities (Thailand) Co., Ltd.',
    calendar: 'TH',
    geofence: {
      code: 'SATHORN',
      name: 'Sathorn Garden Hospital',
      latitude: 13.7198,
      longitude: 100.5294,
      radius: 160,
    },
    terminal: { id: 'T-300', description: 'Sathorn Garden Hospital, service gate' },
  },
};

const centers: readonly (readonly [string, string, SiteCode])[] = [
  ['4120', '4120 Ward 3 East', 'RIVERSIDE'],
  ['4130', '4130 Ward 5 West', 'RIVERSIDE'],
  ['4210', '4210 Main Kitchen', 'RIVERSIDE'],
  ['4310', '4310 Central Laundry', 'RIVERSIDE'],
  ['4400', '4400 Portering', 'RIVERSIDE'],
  ['4500', '4500 Emergency Department', 'RIVERSIDE'],
  ['4900', '4900 Site Office', 'RIVERSIDE'],
  ['5110', '5110 Inpatient Tower', 'STBRENDAN'],
  ['5120', '5120 Outpatient Pavilion', 'STBRENDAN'],
  ['5210', '5210 Food Services', 'STBRENDAN'],
  ['5400', '5400 Patient Transport', 'STBRENDAN'],
  ['5900', '5900 Site Office', 'STBRENDAN'],
  ['6110', '6110 Wards 2 to 4', 'SATHORN'],
  ['6210', '6210 Kitchen', 'SATHORN'],
  ['6310', '6310 Laundry', 'SATHORN'],
  ['6900', '6900 Site Office', 'SATHORN'],
];

export const costCenters: CostCenterEntry[] = centers.map(([code, name, site]) => ({
  code,
  name,
  geofence: sites[site].geofence.code,
}));

export function terminals(password: string): TerminalEntry[] {
  return Object.values(sites).map(({ terminal, timeZone, geofence }) => ({
    terminalId: terminal.id,
    description: terminal.description,
    password,
    timeZone,
    geofence: geofence.code,
  }));
}

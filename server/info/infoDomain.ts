import { isLocale, locales as allLocales } from 'shared-contracts';
import { serverMessages } from 'shared-contracts/error-messages';
import { keepShortly } from '../calls/keepShortly.ts';
import type { Features } from '../features/createFeatures.ts';
import type { Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { isHrConnected } from '../database/isHrConnected.ts';
import { readCompany, readIsTimeRecorded, readReasons } from './data/company.ts';
import { readPayCycle } from './data/payCycle.ts';
import { productVersion } from './data/productVersion.ts';
import { defaultLicense, defaultTheme, defaultApprovalStatuses } from './rules/companyDefaults.ts';

/** Information about the company and the product for pages. */
export function infoDomain({ database, configuration }: ServerContext, features: Features) {
  const surroundings = keepShortly(5_000, async () => ({
    isHrConnected: await isHrConnected(database, configuration),
    ...((await isBeingSetUp()) && { isBeingSetUp: true }),
  }));
  /** Once time is recorded it stays so: nothing is asked any more. */
  let isRecorded = false;
  async function isBeingSetUp(): Promise<boolean> {
    isRecorded ||= (await database.run(readIsTimeRecorded))[0]?.is ?? false;
    return !isRecorded;
  }
  const { mapTiles } = configuration;
  const tiles = mapTiles && { url: mapTiles.url, attribution: mapTiles.attribution };
  const findCompany = async () => (await database.run(readCompany))[0] ?? null;

  return {
    handlers: {
      getMap: () => Promise.resolve({ status: 200, body: { tiles } }),
      getPayCycle: async () => ({ status: 200, body: await readPayCycle(database) }),
      getLicense: async () => {
        const company = await findCompany();
        const body = company && { name: company.license_name, expiryDate: company.license_expiry };
        return { status: 200, body: body ?? defaultLicense };
      },
      getVersion: () => Promise.resolve({ status: 200, body: { version: productVersion } }),
      getTheme: async () => {
        const company = await findCompany();
        return { status: 200, body: { ...defaultTheme, ...company?.theme } };
      },
      getFeatures: async ({ now }) => {
        const [info, around] = await Promise.all([features.read(), surroundings.read(now)]);
        return { status: 200, body: { ...info, ...around } };
      },
      getLocales: async () => {
        const offered = (await findCompany())?.locales.filter(isLocale) ?? allLocales;
        const body = offered.map((each) => ({
          locale: each,
          name: serverMessages[each].ownName,
        }));
        return { status: 200, body };
      },
      getReasons: async ({ query: { isShiftCorrectionReasons: ofShifts }, locale }) => {
        const reasons = await database.run(readReasons, {
          forShifts: ofShifts !== false,
          forSegments: ofShifts !== true,
        });
        const body = reasons.map(({ id, code, names }) => ({
          id,
          reasonName: code,
          description: names[locale] ?? names['en'] ?? code,
        }));
        return { status: 200, body };
      },
      getDefaultApprovalStatusFilter: async () => {
        const [company, info] = await Promise.all([findCompany(), features.read()]);
        const companyList = company?.default_approval_statuses ?? null;
        return { status: 200, body: defaultApprovalStatuses(info.features, companyList) };
      },
    } satisfies Partial<Handlers>,
  };
}

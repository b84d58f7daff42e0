import type { PayCycle } from 'shared-contracts';
import type { Runner } from '../../database/statement.ts';
import { defaultPayCycle } from '../rules/companyDefaults.ts';
import { readCompany } from './company.ts';

/** The company's pay cycles. */
export async function readPayCycle(database: Runner): Promise<PayCycle> {
  const [company] = await database.run(readCompany);
  if (company === undefined) return defaultPayCycle;
  return {
    startDate: company.pay_cycle_start,
    duration: company.pay_cycle_duration,
    unit: company.pay_cycle_unit,
  };
}

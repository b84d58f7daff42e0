import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { entryOf, type Entry } from './sections/entrySql.ts';

/** The first text is the product's own. */
const ownConsent = `(select nullif(own.texts, standard.texts)
  from (select texts from face_consent_text order by version desc limit 1) own,
    (select texts from face_consent_text order by version limit 1) standard)`;

const exportCompanyItself = statement<Entry<NonNullable<CompanyFile['company']>>>(
  'exportCompanyItself',
  `select ${entryOf(`'name', name,
     'license', json_build_object('name', license_name, 'expiryDate', license_expiry),
     'payCycle', json_build_object('startDate', pay_cycle_start, 'duration', pay_cycle_duration,
       'unit', pay_cycle_unit),
     'theme', nullif(theme, '{}'), 'locales', locales,
     'defaultApprovalStatuses', default_approval_statuses, 'faceConsent', ${ownConsent}`)}
   from company`,
);

/** The company itself; nothing before the first import. */
export async function readCompany(runner: Runner): Promise<Pick<CompanyFile, 'company'>> {
  const [row] = await runner.run(exportCompanyItself);
  return row === undefined ? {} : { company: row.entry };
}

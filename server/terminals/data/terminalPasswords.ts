import { statement } from '../../database/statement.ts';

/** A terminal with the company's names, which its password must not be made of. */
export const readTerminalWords = statement<
  { terminal_id: string; description: string; company: string | null; license: string | null },
  { terminalId: number }
>(
  'readTerminalWords',
  `select terminal_id, description, company.name as company, license_name as license
   from terminal left join company on true where terminal.id = $terminalId`,
);

export const setTerminalPassword = statement<
  { id: number },
  { terminalId: number; passwordHash: string }
>(
  'setTerminalPassword',
  'update terminal set password_hash = $passwordHash where id = $terminalId returning id',
);

export const endDevicesOf = statement<never, { terminalId: number }>(
  'endTerminalDevices',
  'delete from access_token where terminal_id = $terminalId',
);

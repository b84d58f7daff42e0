import { statement } from '../../database/statement.ts';

/** A code of a terminal, in the place of an earlier one; no row if there is no such terminal. */
export const replaceSetUpCode = statement<
  { id: number },
  { terminalId: number; codeHash: Buffer; endsAt: Date }
>(
  'replaceTerminalSetUpCode',
  `insert into terminal_set_up_code (terminal_id, code_hash, ends_at)
   select id, $codeHash, $endsAt from terminal where id = $terminalId
   on conflict (terminal_id) do update set id = excluded.id, code_hash = excluded.code_hash,
     ends_at = excluded.ends_at, used_at = null, browser = null, system = null
   returning id`,
);

/** Uses a code up; no row if it is wrong, used or over: for the second of two tablets, too. */
export const useSetUpCode = statement<
  { id: number },
  {
    terminalId: number | null;
    codeHash: Buffer;
    now: Date;
    browser: string | null;
    system: string | null;
  }
>(
  'useTerminalSetUpCode',
  `update terminal_set_up_code set used_at = $now, browser = $browser, system = $system
   where terminal_id = $terminalId and code_hash = $codeHash and used_at is null and ends_at > $now
   returning id`,
);

export const readSetUpCode = statement<
  { isUsed: boolean; isOver: boolean; browser: string | null; system: string | null },
  { id: number; now: Date }
>(
  'readTerminalSetUpCode',
  `select used_at is not null as "isUsed", ends_at <= $now as "isOver", browser, system
   from terminal_set_up_code where id = $id`,
);

export const endSetUpCode = statement<never, { terminalId: number }>(
  'endTerminalSetUpCode',
  'delete from terminal_set_up_code where terminal_id = $terminalId',
);

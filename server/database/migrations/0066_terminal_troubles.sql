-- What a terminal's device last said of its clock, and since when it has kept punches without a pause.
alter table access_token
  add column clock_off_seconds integer,
  add column keeps_since timestamptz(3);
-- What was told of terminals and is not over is asked every minute.
create index notification_terminal on notification (id)
  where kind in ('TERMINAL_SILENT', 'TERMINAL_KEEPS', 'TERMINAL_CLOCK_OFF') and once_key is not null;

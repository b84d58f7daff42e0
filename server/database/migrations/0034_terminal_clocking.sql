-- How people say at a terminal who they are, and the dialog that follows.
alter table employee
  add column pin_hash text,
  add column pin_changed_at timestamptz(3),
  -- Given by a manager, and not chosen by the person since.
  add column pin_is_given boolean not null default false,
  add column badge text;

create unique index employee_badge on employee (badge);

create table terminal_dialog (
  token_hash bytea primary key,
  terminal_id bigint not null references terminal,
  employee_id bigint not null references employee,
  ends_at timestamptz(3) not null,
  -- What was offered: [{assignmentId, shiftId, plannedEnd, operations}].
  offered jsonb not null,
  -- The Idempotency-Key of the punch that the dialog was opened for.
  used_by uuid
);

create index terminal_dialog_ends_at on terminal_dialog (ends_at);

create index employee_number_folded on employee (lower(employee_number));

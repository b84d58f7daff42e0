-- What leaves for the external HR system: one row for each shift that was ever to leave, with what is
-- still to be delivered of it. A change of the same shift takes the row's place at the queue's end.
create sequence hr_outbox_position maxvalue 9007199254740991;

create table hr_outbox (
  assignment_id bigint not null,
  -- The shift's `original_version_id`.
  shift_id bigint not null,
  employee_id bigint not null,
  -- The version that leaves.
  version_id bigint not null,
  -- Counts what was asked; with the id of a record it is the key by which a repetition is known.
  revision integer not null default 1,
  position bigint not null default nextval('hr_outbox_position'),
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  -- The shift and its segments: [{id, operation, state, failure}].
  records jsonb not null,
  attempts smallint not null default 0,
  requested_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  leased_until timestamptz(3),
  primary key (assignment_id, shift_id)
);

create index hr_outbox_queue on hr_outbox (employee_id, position) where state = 'WAITING';
create index hr_outbox_due on hr_outbox (due_at) where state = 'WAITING';
create index hr_outbox_failed on hr_outbox (assignment_id) where state = 'FAILED';

-- Why the external HR system did not take it, by the contract's name of the reason.
alter table time_pair add column synchronisation_error text;

-- What is to become extracted when its pay cycle has ended.
create index time_pair_to_extract on time_pair (start_date)
  where is_latest and extraction_status = 'NOT_EXTRACTED' and synchronisation_status is not null;

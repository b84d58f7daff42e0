-- What managers sign off of a pay cycle (decisions: signing off). Rows are only ever added.
create table sign_off (
  id bigint generated always as identity primary key,
  manager_id bigint not null references employee,
  start_date date not null,
  end_date date not null,
  signed_at timestamptz(3) not null,
  -- As they were then, by type, in seconds.
  hours jsonb not null,
  mac bytea not null check (length(mac) = 32)
);

-- The days of assignments that it covers, and the last record of each that was there then: what is
-- recorded of these days later is a change after the sign-off.
create table sign_off_part (
  sign_off_id bigint not null references sign_off,
  assignment_id bigint not null,
  first date not null,
  last date not null,
  sequence integer not null,
  primary key (sign_off_id, assignment_id, first)
);
create index sign_off_part_days on sign_off_part (assignment_id, last, first);

-- The records among which changes after a sign-off are looked for: most of the others are punches of
-- entries that nobody could have signed off yet, or tell of deliveries.
create index time_pair_record_changes on time_pair_record (assignment_id, sequence)
  where action not in ('CLOCK_IN', 'SEGMENT_CLOCK_IN', 'SEGMENT_CLOCK_OUT', 'SEGMENT_DISCARDED',
    'SYNCHRONISATION', 'EXTRACTED');

-- What waits for a decision, which is little of all time: counted for the drawer.
create index time_pair_waiting on time_pair (assignment_id, start_date)
  where is_latest and (status = 'PENDING_DELETE' or status = 'PENDING' and clock_out is not null);

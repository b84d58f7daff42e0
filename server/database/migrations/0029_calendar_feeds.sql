-- Secret addresses by which calendars read somebody's schedules; the secret itself is kept by its hash.
create table calendar_feed (
  employee_id bigint primary key references employee,
  secret_hash bytea not null unique,
  created_at timestamptz(3) not null,
  last_read_at timestamptz(3)
);

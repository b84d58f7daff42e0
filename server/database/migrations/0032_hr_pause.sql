-- Until when the external HR system wants to be left alone, by all processes; at most one row.
create table hr_pause (
  is_only boolean primary key default true check (is_only),
  until timestamptz(3) not null
);

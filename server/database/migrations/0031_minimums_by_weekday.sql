-- How many a manager wants to be planned, for each day of the week from Monday on; 0 for none. One
-- number for all days becomes that of each.
alter table planned_minimum add column by_weekday integer[];
update planned_minimum set by_weekday = array_fill(minimum, array[7]);
alter table planned_minimum alter column by_weekday set not null,
  add check (cardinality(by_weekday) = 7 and 0 <= all (by_weekday)),
  drop column minimum;

-- A page of approvals counts the entries of everybody's days: status and clock-out stand in the index,
-- so that none of the rows is read for it (decisions: counting approvals). Neither changes without the
-- row's place in another index changing as well, so a punch writes no more entries than before.
drop index time_pair_days;
create index time_pair_days on time_pair (assignment_id, start_date, clock_in)
  include (status, clock_out) where is_latest;

-- Only pages that were vacuumed since they changed are counted so. A fifth of a large table would be
-- months; a fiftieth is days.
alter table time_pair set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- Versions from before 0008 all became the first one; records count them in their order.
with recursive counted (assignment_id, id, version) as (
  select assignment_id, id, 1 from time_pair where previous_version_id is null and not is_latest
  union all
  select later.assignment_id, later.id, counted.version + 1
  from counted join time_pair later on later.assignment_id = counted.assignment_id
    and later.previous_version_id = counted.id
  where later.previous_version_id is not null
)
update time_pair set version = counted.version from counted
where time_pair.assignment_id = counted.assignment_id and time_pair.id = counted.id
  and time_pair.version <> counted.version;

-- What tells the key of the records from any other, and tells nothing of it.
create table record_key (
  id smallint primary key check (id = 1),
  fingerprint bytea not null
);

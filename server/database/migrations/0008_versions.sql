-- Which version of its shift a row is, counted from 1.
alter table time_pair add column version integer not null default 1;

-- An edited segment is a new row too; the old one is marked as deleted and names the new one. Shown
-- in the versions of the shift from the one that it was added in (null: the first) to the last one
-- that it was in (null: it is there until it is deleted).
alter table segment
  add column previous_version_id bigint,
  add column replaced_by bigint,
  add column added_in_version integer,
  add column gone_after_version integer,
  add column cost_center_id bigint,
  add column custom_field_values jsonb;

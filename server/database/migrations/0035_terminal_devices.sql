-- What a terminal's device last said of itself; null for people, and until it has.
alter table access_token
  add column app_version text,
  add column queue_length integer;

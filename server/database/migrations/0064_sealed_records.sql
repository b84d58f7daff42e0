-- The code of the last record that a sign-off covers; null in parts from before it was sealed.
alter table sign_off_part add column record_mac bytea;

-- What retention took of assignments that sign-offs cover: where their chains ended.
create table forgotten_time (
  id bigint generated always as identity primary key,
  assignment_id bigint not null,
  sequence integer not null,
  mac bytea not null
);
create index forgotten_time_assignment on forgotten_time (assignment_id);

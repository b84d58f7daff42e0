-- Shifts. An edit makes a row with a new id; everything else keeps the id (decisions: time pair).
-- Assignments and the company's lists (time types, geofences, …) are referred to without foreign keys:
-- each check would lock and write a row that other punches need, and nothing of these is ever deleted.
create table time_pair (
  id bigint not null,
  assignment_id bigint not null,
  original_version_id bigint not null,
  previous_version_id bigint,
  is_latest boolean not null default true,
  start_date date not null,
  time_zone text not null,

  clock_in timestamptz(3) not null,
  clock_in_offset smallint not null,
  clock_in_latitude double precision,
  clock_in_longitude double precision,
  clock_in_accuracy real not null default -1,
  clock_in_geofence_id bigint,
  clock_in_geofence_result text not null default 'NO_GEOFENCE',
  clock_in_origin text not null,
  clock_in_punch_type text not null default 'CLOCK',
  clock_in_device_at timestamptz(3),
  clock_in_comment text check (length(clock_in_comment) <= 255),

  clock_out timestamptz(3),
  clock_out_offset smallint,
  clock_out_latitude double precision,
  clock_out_longitude double precision,
  clock_out_accuracy real not null default -1,
  clock_out_geofence_id bigint,
  clock_out_geofence_result text not null default 'NO_GEOFENCE',
  clock_out_origin text,
  clock_out_punch_type text,
  clock_out_device_at timestamptz(3),
  clock_out_comment text check (length(clock_out_comment) <= 255),

  -- Seconds worked without breaks; null while open.
  duration integer,
  status text not null,
  status_before_deletion text,
  type text not null default 'CLOCK',
  is_call_back boolean not null default false,
  is_correction boolean not null default false,
  is_manual_pair boolean not null default false,
  is_auto_approved boolean not null default false,
  absence_type text,
  deleted_at timestamptz(3),
  was_previously_approved boolean not null default false,
  changed_after_approval boolean not null default false,
  sent_late boolean not null default false,
  extraction_status text not null default 'NOT_EXTRACTED',
  synchronisation_status text,
  time_type_id bigint,
  cost_center_id bigint,
  custom_field_values jsonb not null default '[]',
  modified_by bigint,
  reason_id bigint,
  reason_text text,
  corrected_at timestamptz(3),
  -- The Idempotency-Key of the clock-in; later punches that name it find the shift by its answer.
  shift_key uuid,
  primary key (assignment_id, id),
  check (clock_out is null or clock_out >= clock_in)
);

-- Ids of time pairs and of their segments.
create sequence time_pair_id maxvalue 9007199254740991;

-- At most one open shift per assignment. Corrections wait for the manager and do not count.
create unique index time_pair_one_open on time_pair (assignment_id)
  where clock_out is null and is_latest and deleted_at is null and not is_correction;

create unique index time_pair_one_latest on time_pair (assignment_id, original_version_id) where is_latest;
create index time_pair_id_lookup on time_pair (id);
create index time_pair_days on time_pair (assignment_id, start_date, clock_in) where is_latest;

-- Breaks and other segments; they hang on the shift's first version.
create table segment (
  id bigint not null,
  assignment_id bigint not null,
  shift_id bigint not null,
  pair_type text not null,
  time_type_id bigint,

  clock_in timestamptz(3) not null,
  clock_in_offset smallint not null,
  clock_in_latitude double precision,
  clock_in_longitude double precision,
  clock_in_accuracy real not null default -1,
  clock_in_geofence_id bigint,
  clock_in_geofence_result text not null default 'NO_GEOFENCE',
  clock_in_origin text not null,
  clock_in_punch_type text not null default 'CLOCK',
  clock_in_device_at timestamptz(3),
  clock_in_comment text check (length(clock_in_comment) <= 255),

  clock_out timestamptz(3),
  clock_out_offset smallint,
  clock_out_latitude double precision,
  clock_out_longitude double precision,
  clock_out_accuracy real not null default -1,
  clock_out_geofence_id bigint,
  clock_out_geofence_result text not null default 'NO_GEOFENCE',
  clock_out_origin text,
  clock_out_punch_type text,
  clock_out_device_at timestamptz(3),
  clock_out_comment text check (length(clock_out_comment) <= 255),

  deleted_at timestamptz(3),
  primary key (assignment_id, id),
  check (clock_out is null or clock_out >= clock_in)
);

create unique index segment_one_open on segment (assignment_id, shift_id)
  where clock_out is null and deleted_at is null;
create index segment_shift on segment (assignment_id, shift_id, clock_in);

-- The record of every change, a chain per assignment. `before` and `after` hold digests in place of
-- personal fields; `salts` can be erased without breaking the chain.
create table time_pair_record (
  assignment_id bigint not null,
  sequence integer not null,
  time_pair_id bigint not null,
  actor_kind text not null check (actor_kind in ('employee', 'terminal', 'server')),
  actor_id bigint,
  recorded_at timestamptz(3) not null,
  action text not null,
  before jsonb,
  after jsonb,
  salts jsonb,
  previous_mac bytea not null check (length(previous_mac) = 32),
  mac bytea not null check (length(mac) = 32),
  primary key (assignment_id, sequence)
);

-- What this database holds: one row once the first data are in.
create table installation (
  id smallint primary key check (id = 1),
  demo boolean not null,
  created_at timestamptz(3) not null
);

-- Answers to commands: the same key and body answer the same (body_hash as commandHash makes it).
-- kept_until is empty for punches, which answer the same at whatever distance.
create table command_answer (
  actor_kind text not null check (actor_kind in ('employee', 'terminal')),
  actor_id bigint not null,
  key uuid not null,
  body_hash bytea not null,
  status smallint not null,
  body jsonb,
  answered_at timestamptz(3) not null,
  kept_until timestamptz(3),
  primary key (actor_kind, actor_id, key)
);

create index command_answer_kept_until on command_answer (kept_until) where kept_until is not null;

-- An instant inside json, as the API writes it: 2026-11-20T10:00:00.000Z.
create function instant_text(at timestamptz) returns text
  language sql stable parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

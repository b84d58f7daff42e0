-- What this database holds: one row once the first data are in.
create table installation (
  id smallint primary key check (id = 1),
  demo boolean not null,
  created_at timestamptz(3) not null
);

-- Answers to commands, kept so that the same key answers the same (decisions: commands).
create table command_answer (
  actor_kind text not null check (actor_kind in ('employee', 'terminal')),
  actor_id bigint not null,
  key uuid not null,
  operation text not null,
  body_hash bytea not null,
  status smallint not null,
  body jsonb,
  created_at timestamptz(3) not null,
  primary key (actor_kind, actor_id, key)
);

create index command_answer_age on command_answer (created_at);

-- An instant inside json, as the API writes it: 2026-11-20T10:00:00.000Z.
create function instant_text(at timestamptz) returns text
  language sql stable parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

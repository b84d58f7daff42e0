-- A log-in by single sign-on that is under way: what was asked of the provider, by which browser.
create table sign_on_request (
  -- ID of the request as the provider names it in its answer.
  id text primary key,
  -- Digest of the cookie of the browser that began it.
  browser bytea not null,
  -- Where it leads, as a hash path.
  wanted text not null,
  made_at timestamptz(3) not null,
  -- Set once, by the provider's answer; the person by our own records.
  answered_at timestamptz(3),
  employee_id bigint references employee,
  name_id text,
  name_id_format text,
  session_index text
);

create index sign_on_request_age on sign_on_request (made_at);

-- Messages of the provider that have been used, by digest of their ids: none counts twice.
create table sign_on_message (
  id bytea primary key,
  kept_until timestamptz(3) not null
);

create index sign_on_message_age on sign_on_message (kept_until);

-- The session at the provider that a session of ours comes from; it goes with ours.
create table provider_session (
  access_token_id bigint primary key references access_token on delete cascade,
  name_id text not null,
  name_id_format text,
  session_index text
);

create index provider_session_name_id on provider_session (name_id);

-- Sessions at the provider that wait for their browser to take the log-out there.
create table sign_on_log_out (
  -- Digest of the browser's cookie.
  browser bytea primary key,
  name_id text not null,
  name_id_format text,
  session_index text,
  ended_at timestamptz(3) not null
);

create index sign_on_log_out_age on sign_on_log_out (ended_at);
